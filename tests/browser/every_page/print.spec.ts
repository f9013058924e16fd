import type { Page } from 'playwright/test'
import { brokenWords, expectAbove, openAccordions } from '../layout'
import { PAGE_OF_EVERY_KIND } from '../pages'
import { test } from '../reading'
import { expect, test as freshTest, open, settle } from '../test'

/** The text column of A4 paper with the site's margins, in CSS pixels. */
const PAPER = { width: 688, height: 1001 }

const PAGES = [
  ...PAGE_OF_EVERY_KIND,
  '/de/designsystem',
  '/de/designsystem/typografie',
  '/ru/kontakty',
  '/fi/tuotteet/vertailu?product=transition.clip_38&product=skirting.mdf&product=stair_nosing.insert_52&product=10201',
]

async function onPaper(page: Page) {
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
}

async function openOnPaper(page: Page, path: string) {
  await open(page, path)
  await onPaper(page)
}

/** Text in the colour of the paper, whose ground is not printed. */
function unseenText(page: Page) {
  return page.evaluate(() =>
    Array.from(document.body.querySelectorAll<HTMLElement>('*'))
      .filter((element) =>
        Array.from(element.childNodes).some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
        )
      )
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, svg'))
      .filter((element) => getComputedStyle(element).color === 'rgb(255, 255, 255)')
      .map((element) => element.textContent)
  )
}

/** Tables and drawings of which a part lies beyond the paper or is cut off. */
function cutOff(page: Page) {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('table, svg[role="img"], figure'))
      .filter((whole) => whole.checkVisibility())
      .filter((whole) => {
        const { left, right } = whole.getBoundingClientRect()
        const holder = whole.parentElement
        return (
          left < -1 ||
          right > document.documentElement.clientWidth + 1 ||
          (holder && getComputedStyle(holder).overflowX !== 'visible')
        )
      })
      .map((whole) => whole.outerHTML.slice(0, 120))
  )
}

/** Without what can only be pressed, and whole. */
async function expectContentOnPaper(page: Page) {
  await onPaper(page)
  /** Colours are on their way from the screen's to those of paper. */
  await settle(page)

  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeHidden()
  for (const navigation of await page.getByRole('contentinfo').getByRole('navigation').all()) {
    await expect(navigation).toBeHidden()
  }
  await expect(page.locator('button:not([aria-haspopup])').filter({ visible: true })).toHaveCount(0)

  expect(await brokenWords(page)).toEqual([])
  expect(await unseenText(page)).toEqual([])
  expect(await cutOff(page)).toEqual([])
  const sheet = page.locator('html')
  expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
}

for (const path of PAGES) {
  test(`${path} is its content on paper, with its address`, async ({ page }) => {
    await open(page, path)
    await expectContentOnPaper(page)
    await expect(page.getByText(page.url(), { exact: true })).toBeVisible()
  })
}

test('an unknown address is on the paper that says so', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/)
  await open(page, '/de/gibt-es-nicht?q=größe')
  await expectContentOnPaper(page)
  await expect(page.getByText(page.url(), { exact: true })).toBeVisible()
})

test('the secret address of the newsletter is not on paper', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/)
  await open(page, '/de/newsletter/confirm/unbekannt')
  await expectContentOnPaper(page)
  await expect(page.getByText('unbekannt')).toHaveCount(0)
})

for (const javaScriptEnabled of [true, false]) {
  freshTest.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    freshTest.use({ javaScriptEnabled })

    freshTest('questions and contacts are unfolded on paper', async ({ page }) => {
      await page.goto('/de/kontakt')
      await onPaper(page)
      const folded = page.locator('main details:not([open])').filter({ visible: true })
      const count = await folded.count()
      expect(count).toBeGreaterThan(5)
      for (const details of await folded.all()) {
        await expect(details.locator('summary + *')).toBeVisible()
      }
    })

    freshTest('a place that nobody has scrolled to leaves no gap on paper', async ({ page }) => {
      await page.goto('/de/produkte/uebergangsprofile/uebergang-38-clip')
      await onPaper(page)
      await expect(page.getByRole('heading', { name: 'Ihr Ansprechpartner' })).toBeHidden()
    })
  })
}

test('a filter is printed with the answers that a list was narrowed down by', async ({ page }) => {
  const filter = page.getByRole('form', { name: 'Auswahl eingrenzen' })
  await openOnPaper(page, '/de/produkte')
  await expect(filter).toBeHidden()
  await open(page, '/de/produkte?material=aluminium')
  await expect(filter).toBeVisible()
  await expect(filter.getByRole('combobox', { name: 'Werkstoff' })).toHaveValue('aluminium')
})

test('a row of slides is printed one below the other', async ({ page }) => {
  await openOnPaper(page, '/de')
  const slides = page.getByRole('main').getByRole('group').and(page.locator(':not(details)'))
  const tops = await slides.evaluateAll((all) =>
    all.map((slide) => slide.getBoundingClientRect().top)
  )
  expect(tops.length).toBeGreaterThan(1)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(new Set(tops).size).toBe(tops.length)
})

test('a film that cannot be seen on paper leaves no gap', async ({ page }) => {
  await openOnPaper(page, '/de/service')
  await expect(page.locator('video')).toBeHidden()
})

test('what can only be pressed is not printed beside articles and colours', async ({ page }) => {
  for (const path of [
    '/de/produkte/uebergangsprofile/uebergang-38-clip',
    '/de/dekore',
    '/de/produkte/profilberater?place=step',
  ]) {
    await open(page, path)
    await openAccordions(page)
    const asks = page.getByRole('main').getByRole('link', { name: /^(Muster|Auf die|Handm|Anfr)/ })
    expect(await asks.count(), path).toBeGreaterThan(3)
    await onPaper(page)
    await expect(asks.filter({ visible: true }), path).toHaveCount(0)
    await page.emulateMedia({ media: null })
  }
})

test('a proof of contrast is on one sheet', async ({ page }) => {
  await openOnPaper(page, '/de/service/kontrast?tread=decor-oak_smoked&nosing=colour-silver_matt')
  const proof = page.locator('dl').filter({ hasText: 'Kante oder Einlage' })
  const lowest = await proof.evaluate((list) => list.getBoundingClientRect().bottom + scrollY)
  expect(lowest).toBeLessThan(PAPER.height)
})

test('a title stays with what follows, and at the end of a card with nothing', async ({ page }) => {
  await openOnPaper(page, '/de/produkte/treppenkanten/treppenkante-52-mit-einlage')
  const title = page.getByRole('heading', { name: 'Einlagen', exact: true })
  await expect(title).toHaveCSS('break-after', 'avoid')
  const list = page.locator('details', { has: title }).getByRole('list')
  await expect(list).toHaveCSS('break-inside', 'avoid')

  await open(page, '/de')
  const last = page.getByRole('heading', { name: 'Klinik am Tannenhang' })
  await expect(last).toHaveCSS('break-after', 'auto')

  await open(page, '/de/service/montageanleitungen')
  const head = page.locator('summary', { hasText: 'Zweiteiliges Profil' })
  await expect(head).toHaveCSS('break-after', 'avoid')
})

test('on paper the articles of a group are a table with its heads', async ({ page }) => {
  await openOnPaper(page, '/de/produkte/uebergangsprofile/uebergang-38-clip')
  await expect(page.getByRole('columnheader', { name: 'Aufbauhöhe' })).toBeVisible()
  const cells = page.getByRole('row', { name: /^10102/ }).getByRole('cell')
  const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('every guide is printed open', async ({ page }) => {
  await open(page, '/de/service/montageanleitungen')
  await page.emulateMedia({ media: 'print' })
  for (const guide of await page.locator('main details').all()) {
    await expect(guide.locator('ol')).toBeVisible()
  }
})

test('number, name and RAL number of a colour are one text on paper', async ({ page }) => {
  await openOnPaper(page, '/lt/gaminiai/pereinamieji-profiliai/perejimas-40-lipnusis')
  const colours = page.locator('form#choice label', { has: page.locator('[name=colour]') })
  const gaps = await colours.evaluateAll((labels) =>
    labels.flatMap((label) => {
      const parts = Array.from(label.querySelectorAll('span:not(:has(*))'), (part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        return [...range.getClientRects()].filter(({ width }) => width > 0)
      })
      return parts.slice(1).flatMap((lines, index) => {
        const [before, after] = [parts[index]?.at(-1), lines[0]]
        if (!before || !after || after.top > before.top + 2) return []
        return [{ label: label.textContent, gap: after.left - before.right }]
      })
    })
  )
  expect(gaps.length).toBeGreaterThan(10)
  expect(gaps.filter(({ gap }) => gap < -1 || gap > 6)).toEqual([])
})

/** The greatest number of A4 sheets. */
const SHEETS = [
  [
    'a product group with a choice',
    '/de/produkte/uebergangsprofile/uebergang-38-clip?h=12&article=10102&colour=silver_matt&length=270',
    3,
  ],
  ['the guides', '/de/service/montageanleitungen', 14],
  [
    'a product group with inserts, accessories and a long text',
    '/de/produkte/treppenkanten/treppenkante-52-mit-einlage',
    3,
  ],
  [
    'a product group with accessories and hints',
    '/de/produkte/bewegungsfugenprofile/bewegungsfuge-35-buendig',
    3,
  ],
  [
    'a product group with thirteen accessories',
    '/de/produkte/sockelleisten/aluminium-sockelleiste-40-80',
    3,
  ],
  [
    'a product group with long words and many colours',
    '/lt/gaminiai/pereinamieji-profiliai/perejimas-40-lipnusis',
    3,
  ],
  ['the contact page', '/de/kontakt', 2],
  [
    'the contact page of a sample',
    '/de/kontakt?group=product_families.transition.clip_38&article=10102&colour=silver_matt',
    2,
  ],
  ['a comparison of two articles', '/de/produkte/vergleich?product=10101&product=10103', 1],
  ['a material list', '/de/produkte/materialliste?list=1**10102*scolour-silver_matt*l270*q3', 1],
] as const

for (const [name, path, limit] of SHEETS) {
  test(`${name} is printed on ${limit} ${limit === 1 ? 'sheet' : 'sheets'}`, async ({ page }) => {
    await open(page, path)
    const pdf = await page.pdf({ format: 'A4' })
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets?.length).toBeLessThanOrEqual(limit)
  })
}

test('of the contact form, paper shows what the request is about', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Schreiben Sie uns' })
  const title = page.getByRole('heading', { name: 'Schreiben Sie uns' })
  await open(
    page,
    '/de/kontakt?group=product_families.transition.clip_38&article=10102&colour=silver_matt'
  )
  await onPaper(page)
  await expect(form.getByText('Übergang 38 Clip').first()).toBeVisible()
  await expect(form.getByRole('textbox').filter({ visible: true })).toHaveCount(0)
  await openOnPaper(page, '/de/kontakt')
  await expect(title).toBeHidden()
})

test('the letterhead is above the content', async ({ page }) => {
  await openOnPaper(page, '/de/produkte/uebergangsprofile/uebergang-38-clip')
  const letterhead = page.getByRole('contentinfo')
  expect((await letterhead.boundingBox())?.y).toBe(0)
  await expectAbove(letterhead, page.getByRole('heading', { level: 1 }))
})
