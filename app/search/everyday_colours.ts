import type { Cielab } from '#catalogue/colours/cielab'
import type { Locale } from '#shared/locales'

/** Colours as visitors call them, whatever the names of the catalogue are. */
const EVERYDAY = [
  'white',
  'beige',
  'grey',
  'anthracite',
  'black',
  'silver',
  'gold',
  'bronze',
  'brown',
  'red',
  'green',
  'blue',
] as const

type EverydayColour = (typeof EVERYDAY)[number]

/**
 * Returns what visitors call a colour.
 *
 * @param lab its CIELAB value
 * @param isMetallic whether it shines like metal
 */
export function everydayColoursOf({ l, a, b }: Cielab, isMetallic: boolean): EverydayColour[] {
  const chroma = Math.hypot(a, b)
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  if (chroma < 6) return neutral(l, isMetallic)
  if (hue < -20) return ['blue']
  if (hue < 40) return ['red']
  if (hue > 110) return hue > 200 ? ['blue'] : ['green']
  if (!isMetallic) return woody(l, chroma)
  if (l < 40) return ['bronze', 'brown']
  if (l < 62 && hue < 80) return ['bronze']
  return chroma > 21 ? ['gold'] : ['beige']
}

/** Colours without a hue. */
function neutral(lightness: number, isMetallic: boolean): EverydayColour[] {
  if (lightness < 20) return ['black']
  if (lightness < 28) return ['anthracite', 'black']
  if (lightness < 42) return ['anthracite', 'grey']
  if (isMetallic) return lightness > 55 ? ['silver', 'grey'] : ['grey']
  return lightness > 90 ? ['white'] : ['grey']
}

/** Colours of wood, sand and cream. */
function woody(lightness: number, chroma: number): EverydayColour[] {
  if (lightness > 88) return chroma < 9 ? ['white', 'beige'] : ['beige']
  return lightness > 68 ? ['beige'] : ['brown']
}

/** The words of each language, in the forms that its stemmer does not know. */
export const COLOUR_WORDS: Record<Locale, Record<EverydayColour, string>> = {
  da: {
    white: 'hvid hvide hvidt',
    beige: 'beige creme',
    grey: 'grå gråt',
    anthracite: 'antracit mørkegrå',
    black: 'sort sorte',
    silver: 'sølv sølvfarvet alufarvet',
    gold: 'guld guldfarvet messing messingfarvet',
    bronze: 'bronze bronzefarvet',
    brown: 'brun brune',
    red: 'rød røde',
    green: 'grøn grønne',
    blue: 'blå',
  },
  de: {
    white: 'weiß weiße weißer weißes',
    beige: 'beige creme cremefarben',
    grey: 'grau graue grauer',
    anthracite: 'anthrazit dunkelgrau',
    black: 'schwarz schwarze schwarzer',
    silver: 'silber silbern silberfarben alufarben',
    gold: 'gold golden goldfarben messing messingfarben',
    bronze: 'bronze bronzefarben',
    brown: 'braun braune dunkelbraun',
    red: 'rot rote',
    green: 'grün grüne',
    blue: 'blau blaue',
  },
  en: {
    white: 'white',
    beige: 'beige cream',
    grey: 'grey gray',
    anthracite: 'anthracite charcoal',
    black: 'black',
    silver: 'silver silvery',
    gold: 'gold golden brass',
    bronze: 'bronze',
    brown: 'brown',
    red: 'red',
    green: 'green',
    blue: 'blue',
  },
  et: {
    white: 'valge valged valget',
    beige: 'beež beeži kreem',
    grey: 'hall hallid halli',
    anthracite: 'antratsiit tumehall',
    black: 'must mustad musta',
    silver: 'hõbe hõbedane hõbedased hõbedast hõbedat',
    gold: 'kuld kuldne kuldset messing',
    bronze: 'pronks pronksi pronksjas',
    brown: 'pruun pruunid pruuni',
    red: 'punane punast',
    green: 'roheline rohelist',
    blue: 'sinine sinist',
  },
  fi: {
    white: 'valkoinen valkoista valkoiset valkoisen valkea',
    beige: 'beige kerma',
    grey: 'harmaa harmaat',
    anthracite: 'antrasiitti tummanharmaa',
    black: 'musta mustat mustaa',
    silver: 'hopea hopeinen hopeanvärinen',
    gold: 'kulta kultainen kullanvärinen messinki',
    bronze: 'pronssi pronssinen',
    brown: 'ruskea ruskeat',
    red: 'punainen punaista',
    green: 'vihreä',
    blue: 'sininen sinistä',
  },
  fr: {
    white: 'blanc blanche blanches',
    beige: 'beige crème',
    grey: 'gris grise grises',
    anthracite: 'anthracite',
    black: 'noir noire noires',
    silver: 'argent argenté argentée',
    gold: 'or doré dorée laiton',
    bronze: 'bronze bronzé',
    brown: 'marron brun brune',
    red: 'rouge',
    green: 'vert verte',
    blue: 'bleu bleue',
  },
  it: {
    white: 'bianco bianca bianchi bianche',
    beige: 'beige crema',
    grey: 'grigio grigia grigi',
    anthracite: 'antracite',
    black: 'nero nera neri',
    silver: 'argento argentato',
    gold: 'oro dorato dorata ottone',
    bronze: 'bronzo bronzato',
    brown: 'marrone bruno',
    red: 'rosso rossa',
    green: 'verde',
    blue: 'blu azzurro',
  },
  lv: {
    white: 'balts balta balti baltas baltā',
    beige: 'bēšs bēša bēša krēmkrāsas',
    grey: 'pelēks pelēka pelēki pelēkas pelēkā',
    anthracite: 'antracīts antracīta tumši pelēks',
    black: 'melns melna melni melnas melnā',
    silver: 'sudrabs sudraba sudrabains',
    gold: 'zelts zelta zeltains misiņš misiņa',
    bronze: 'bronza bronzas',
    brown: 'brūns brūna brūni',
    red: 'sarkans sarkana',
    green: 'zaļš zaļa',
    blue: 'zils zila',
  },
  lt: {
    white: 'baltas balta balti baltos balta baltų',
    beige: 'smėlinis smėlio kreminis',
    grey: 'pilkas pilka pilki pilkos',
    anthracite: 'antracitas antracito tamsiai pilkas',
    black: 'juodas juoda juodi juodos',
    silver: 'sidabras sidabro sidabrinis sidabrinė',
    gold: 'auksas aukso auksinis auksinė žalvaris žalvario',
    bronze: 'bronza bronzos bronzinis',
    brown: 'rudas ruda rudi rudos',
    red: 'raudonas raudona',
    green: 'žalias žalia',
    blue: 'mėlynas mėlyna',
  },
  nl: {
    white: 'wit witte',
    beige: 'beige crème',
    grey: 'grijs grijze',
    anthracite: 'antraciet donkergrijs',
    black: 'zwart zwarte',
    silver: 'zilver zilveren zilverkleurig zilverkleurige',
    gold: 'goud gouden goudkleurig messing',
    bronze: 'brons bronzen bronskleurig',
    brown: 'bruin bruine',
    red: 'rood rode',
    green: 'groen groene',
    blue: 'blauw blauwe',
  },
  pl: {
    white: 'biały biała białe białego białych biel',
    beige: 'beżowy beżowa beżowe beż kremowy',
    grey: 'szary szara szare popielaty',
    anthracite: 'antracyt antracytowy antracytowa grafitowy',
    black: 'czarny czarna czarne czerń',
    silver: 'srebro srebrny srebrna srebrne',
    gold: 'złoto złoty złota złote mosiądz mosiężny',
    bronze: 'brąz brązowy brązowa',
    brown: 'brązowy brązowa brązowe',
    red: 'czerwony czerwona',
    green: 'zielony zielona',
    blue: 'niebieski niebieska',
  },
  pt: {
    white: 'branco branca brancos brancas',
    beige: 'bege creme',
    grey: 'cinzento cinza cinzenta',
    anthracite: 'antracite',
    black: 'preto preta pretos negro',
    silver: 'prata prateado prateada',
    gold: 'ouro dourado dourada latão',
    bronze: 'bronze bronzeado',
    brown: 'castanho castanha marrom',
    red: 'vermelho vermelha',
    green: 'verde',
    blue: 'azul',
  },
  ro: {
    white: 'alb albă albe albi',
    beige: 'bej crem',
    grey: 'gri',
    anthracite: 'antracit',
    black: 'negru neagră negre',
    silver: 'argintiu argintie argint',
    gold: 'auriu aurie aur alamă',
    bronze: 'bronz bronzat',
    brown: 'maro maron',
    red: 'roșu roșie',
    green: 'verde',
    blue: 'albastru albastră',
  },
  ru: {
    white: 'белый белая белое белого',
    beige: 'бежевый бежевая кремовый',
    grey: 'серый серая серое',
    anthracite: 'антрацит антрацитовый графитовый',
    black: 'чёрный чёрная чёрное',
    silver: 'серебро серебристый серебряный серебристая',
    gold: 'золото золотой золотистый золотая латунь',
    bronze: 'бронза бронзовый бронзовая',
    brown: 'коричневый коричневая',
    red: 'красный красная',
    green: 'зелёный зелёная',
    blue: 'синий синяя голубой',
  },
  sv: {
    white: 'vit vita vitt',
    beige: 'beige creme',
    grey: 'grå grått gråa',
    anthracite: 'antracit mörkgrå',
    black: 'svart svarta',
    silver: 'silver silverfärgad',
    gold: 'guld guldfärgad mässing',
    bronze: 'brons bronsfärgad',
    brown: 'brun bruna brunt',
    red: 'röd röda',
    green: 'grön gröna',
    blue: 'blå',
  },
  es: {
    white: 'blanco blanca blancos blancas',
    beige: 'beige beis crema',
    grey: 'gris grises',
    anthracite: 'antracita',
    black: 'negro negra negros',
    silver: 'plata plateado plateada',
    gold: 'oro dorado dorada latón',
    bronze: 'bronce bronceado',
    brown: 'marrón castaño',
    red: 'rojo roja',
    green: 'verde',
    blue: 'azul',
  },
  cs: {
    white: 'bílý bílá bílé bílou bílého',
    beige: 'béžový béžová krémový',
    grey: 'šedý šedá šedé šedivý',
    anthracite: 'antracit antracitový antracitová',
    black: 'černý černá černé černou',
    silver: 'stříbro stříbrný stříbrná stříbrné',
    gold: 'zlato zlatý zlatá zlaté mosaz mosazný mosazná',
    bronze: 'bronz bronzový bronzová',
    brown: 'hnědý hnědá hnědé',
    red: 'červený červená',
    green: 'zelený zelená',
    blue: 'modrý modrá',
  },
}
