/** How high pages are on a phone, as they arrive: what is folded is not counted. */

const PHONE = { width: 390, height: 844 }

/** The limit of each page in pixels. */
const LIMITS = [
  ['a product group', '/de/produkte/uebergangsprofile/uebergang-38-clip', 5_500],
  ['all products', '/de/produkte', 3_600],
  ['a product family', '/de/produkte/treppenkanten', 3_400],
  ['all colours', '/de/farben', 4_500],
  ['all decors', '/de/dekore', 3_600],
  ['all installation guides', '/de/service/montageanleitungen', 2_600],
  ['all downloads', '/de/service/downloads', 4_500],
  ['the contact page', '/de/kontakt', 4_800],
  ['the home page', '/de', 6_500],
  ['the home page in Russian', '/ru', 6_500],
  ['all colours in Russian', '/ru/cveta', 4_500],
]

/** The limit of the footer, on every page. */
const FOOTER = 330

/** Rows for the table of promised figures. */
export async function heights(browser, site) {
  const page = await browser.newPage({ viewport: PHONE })
  const rows = []
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
