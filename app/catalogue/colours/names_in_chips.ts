/**
 * Long words of names, with the place where they may be divided: four chips in a row leave them no
 * room on a phone of 320 px, and browsers have no dictionary for some of these languages.
 */
const DIVIDED = `
  messing-look pulver-lakeret
  anthrazit-grau champa-gner edelstahl-optik hell-elfenbein messing-optik verkehrs-weiß
  antratsiit-hall grafiit-betoon kahvatu-roheline konjaki-tamm korall-punane liiva-travertiin
  messingi-toon pulber-värvitud sambla-roheline signaal-valge veeris-betoon
  antrasiitin-harmaa basaltin-harmaa helmen-harmaa ikkunan-harmaa kalpean-vihreä kiven-harmaa
  korallin-punainen kyyhkyn-sininen käsittele-mätön liikenne-valkoinen luonnol-linen
  messingin-sävy pulveri-maalattu ruostu-maton sammalen-vihreä signaali-valkoinen syvän-musta
  teräksen-sävy vaalean-harmaa viinin-punainen
  diž-skābardis neap-strādāts nerū-sējošais pulver-krāsots vien-krāsains
  neap-dorotas nerūdi-jantysis
  antraciet-grijs gepoeder-coat onbe-handeld parelmoer-goud
  antracy-towy jedno-barwny młotko-wany szczotko-wan
  антраци-тово базаль-тово класси-ческая корал-лово листвен-ница молот-ковая натураль-ный
  нержа-веющая одно-тонный окра-шенный перламут-рово полиро-ванн пропа-ренный рустикаль-ный
  серебри-стый сигналь-ный транс-портный шлифо-ванн
  mässings-look pulver-lackerad
  jedno-barevná kartáčo-van
`
const FIRST_PARTS = new RegExp(
  DIVIDED.trim()
    .replaceAll(/-(\S+)\s*/g, '(?=$1)|')
    .slice(0, -1),
  'gi'
)

/** Allows long words of the name of a colour or decor to be hyphenated, for narrow columns. */
export function nameInChip(title: string): string {
  return title.replaceAll(FIRST_PARTS, '$&\u00AD')
}
