/** ISO 3166-1 alpha-3 codes, each after its alpha-2 code. */
const ALPHA_3 =
  'ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE BABIH BBBRB BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE'

/** Other names of countries by ISO code. */
const ALIASES: Readonly<Record<string, string>> = {
  AE: 'UAE,VAE,EAU,Emirates,Emirate',
  BE: 'Belgique,Belgien',
  BY: 'Belarus,Weißrussland,Белоруссия',
  CD: 'DR Congo,Zaire',
  CH: 'Suisse,Svizzera,Svizra,Swiss',
  CI: 'Ivory Coast,Elfenbeinküste',
  CZ: 'Czech Republic,Tschechische Republik',
  ES: 'Catalunya,Euskadi',
  FI: 'Suomi,Finland',
  GB: 'UK,United Kingdom,Great Britain,England,Scotland,Wales,Northern Ireland,Großbritannien,Schottland,Angleterre,Inghilterra,Inglaterra,Anglia,Англия',
  IE: 'Éire',
  KP: 'DPRK',
  KR: 'Korea',
  LU: 'Lëtzebuerg,Luxemburg',
  MK: 'Mazedonien,Macedonia',
  MM: 'Burma,Birma',
  NL: 'Holland,Netherlands,Hollande,Olanda,Holanda,Голландия',
  PS: 'Palestine',
  RU: 'Russia,Россия',
  SZ: 'Swaziland',
  TR: 'Turkey,Türkei',
  TW: 'Formosa',
  US: 'USA,United States of America,America,Amerika,Etats-Unis,США,Америка',
  VA: 'Vatikan,Vatican',
}

const cache = new Map<string, readonly string[]>()

/**
 * Returns the keywords of a country, by which it is found besides its name in the page's language:
 * its ISO codes, its names in English and in its own language as the browser has them, and aliases.
 */
export function countryKeywords(code: string): readonly string[] {
  const cached = cache.get(code)
  if (cached) return cached
  const alpha3 = ALPHA_3.split(' ').find((each) => each.startsWith(code))
  const names = ['en', languageOf(code)].map((language) => nameIn(language, code))
  const keywords = [code, alpha3?.slice(2), ...(ALIASES[code]?.split(',') ?? []), ...names].filter(
    (word) => word !== undefined
  )
  cache.set(code, keywords)
  return keywords
}

/** Returns the most likely language of a country, according to Unicode CLDR. */
function languageOf(code: string): string {
  return new Intl.Locale(`und-${code}`).maximize().language
}

const languages = new Map<string, Intl.DisplayNames>()

function nameIn(language: string, code: string): string | undefined {
  const names =
    languages.get(language) ??
    new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' })
  languages.set(language, names)
  return names.of(code)
}
