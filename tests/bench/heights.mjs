/** How high pages are, as they arrive: what is folded is not counted. */

const PHONE = { width: 390, height: 844 }

const DESKTOP = { width: 1440, height: 900 }

/** A group with everything chosen, and those that were found to be the highest of all languages. */
const CHOSEN =
  '/de/produkte/uebergangsprofile/uebergang-38-clip?h=12&article=10102&colour=silver_matt&length=270'
const HIGHEST = [
  '/de/produkte/treppenkanten/treppenkante-52-mit-einlage?article=15201',
  '/ru/produkciya/lestnichnye-profili/lestnichnyi-profil-52-so-vstavkoi?article=15201',
  '/ru/produkciya/okantovochnye-profili/okantovka-10-kvadratnaya?article=14101',
]

/** The limit of each page on a phone in pixels. */
const LIMITS = [
  ['a product group', '/de/produkte/uebergangsprofile/uebergang-38-clip', 5_500],
  ['a product group with a choice', CHOSEN, 5_500],
  ...HIGHEST.map((path) => ['a product group', path, 5_500]),
  ['all products', '/de/produkte', 3_600],
  ['a product family', '/de/produkte/treppenkanten', 3_400],
  ['all colours', '/de/farben', 4_500],
  ['all decors', '/de/dekore', 3_600],
  ['all installation guides', '/de/service/montageanleitungen', 2_600],
  ['all downloads', '/de/service/downloads', 4_500],
  ['the questions', '/de/service/fragen', 3_300],
  ['the glossary', '/de/service/glossar', 3_200],
  ['all references', '/de/referenzen', 3_900],
  ['the contact page', '/de/kontakt', 4_800],
  ['the home page', '/de', 6_500],
  ['the home page in Russian', '/ru', 6_500],
  ['all colours in Russian', '/ru/cveta', 4_500],
  [
    'a result of the adviser',
    '/de/produkte/profilberater?place=doorway&left=laminate&left_mm=10&right=tile&right_mm=12&step=result',
    1_700,
  ],
]

/** The same on a large screen. */
const DESKTOP_LIMITS = [
  ['a product group with a choice', CHOSEN, 5_000],
  ...HIGHEST.map((path) => ['a product group', path, 5_000]),
]

/** The limit of the footer on a phone, on every page. */
const FOOTER = 330

/** Rows for the table of promised figures. */
export async function heights(browser, site) {
  const page = await browser.newPage({ viewport: DESKTOP })
  const rows = []
  for (const [what, path, limit] of DESKTOP_LIMITS) {
    await page.goto(site + path, { waitUntil: 'load' })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    rows.push(row(`px of ${what} at 1440 px, ${path}`, height, limit))
  }
  await page.setViewportSize(PHONE)
  const footers = []
  for (const [what, path, limit] of LIMITS) {
    await page.goto(site + path, { waitUntil: 'load' })
    const [height, footer] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.querySelector('footer').offsetHeight,
    ])
    rows.push(row(`px of ${what} at 390 px, ${path}`, height, limit))
    footers.push(footer)
  }
  rows.push(row('px of the footer at 390 px', Math.max(...footers), FOOTER))
  await page.close()
  return rows
}

function row(what, height, limit) {
  return { what, promise: `≤ ${limit}`, today: String(height), isMet: height <= limit }
}
