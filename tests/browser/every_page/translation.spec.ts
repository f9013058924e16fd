import type { Page } from 'playwright/test'
import { field } from '../contact/contact_form'
import { modal, newsletter, parts } from '../newsletter/newsletter'
import { expect, open, settle, test } from '../test'

/**
 * Browsers translate a page by wrapping each text in elements of their own (`<font><font>`), at
 * once and whenever the page changes. The page must then say what it says untranslated.
 */
type Step = [act: (page: Page) => Promise<unknown>, shows: RegExp]

const choose = (name: string, value: string) => (page: Page) =>
  page.getByRole('main').locator(`select[name="${name}"]`).first().selectOption(value)

const enter = (name: string, text: string) => async (page: Page) => {
  const input = page.getByRole('main').locator(`[name="${name}"]`)
  await input.fill(text)
  await input.press('Enter')
}

const press =
  (role: 'button' | 'link', name: string | RegExp, within = 'main') =>
  (page: Page) =>
    page.locator(within).getByRole(role, { name }).locator('visible=true').first().click()

const VISITS: [what: string, path: string, steps: Step[]][] = [
  [
    'the contrast checker',
    '/de/service/kontrast?tread_lrv=12&nosing_lrv=55',
    [
      [enter('nosing_lrv', '46'), /K=0,58/],
      [enter('nosing_lrv', 'hell'), /Zahlvon0bis100/],
      [choose('tread', 'decor-oak_smoked'), /EicheRäucher/],
    ],
  ],
  [
    'the colour matcher',
    '/de/farben/farbabgleich?decor=oak_mist',
    [
      [enter('colour', '77,8 -0,5 -1,8'), /L\*77,8/],
      [enter('colour', '#121314'), /#121314/],
    ],
  ],
  [
    'the adviser',
    '/de/produkte/profilberater',
    [
      [press('button', /^Treppenstufe/), /\d+Artikelpassen/],
      [press('link', /^Wo soll das Profil hin/), /JedeFamilie/],
      [press('button', /^Tür oder/), /beidenSeiten/],
      [choose('left', 'vinyl_hdf'), /passen/],
      [enter('left_mm', '8'), /8mm/],
    ],
  ],
  [
    'the filter of the products',
    '/de/produkte',
    [
      [choose('material', 'brass'), /\d+Produktgruppe/],
      [enter('height', 'hoch'), /\d+Produktgruppe/],
      [press('link', 'Auswahl aufheben'), /10Produktfamilien/],
    ],
  ],
  [
    'the filter of the references',
    '/de/referenzen',
    [[(page) => page.locator('main select').first().selectOption({ index: 1 }), /Auswahlaufheben/]],
  ],
  [
    'the comparison',
    '/de/produkte/vergleich?product=transition.clip_38',
    [
      [(page) => page.locator('main select').nth(1).selectOption('skirting.mdf'), /Unterschiede/],
      [press('link', /^Entfernen Übergang 38/), /einzweitesProdukt/],
    ],
  ],
  [
    'the material list',
    '/de/produkte/materialliste?list=1**10101**10102',
    [
      [(page) => page.locator('main summary', { hasText: '10101' }).click(), /10101/],
      [choose('length.0', '270'), /10101/],
      [enter('metres.0', '3 × 0,9'), /2Stangenzu270cm/],
      [enter('add', 'Kante'), /fünfZiffern/],
      [press('button', /^Entfernen 10101/), /1Position(?!en)/],
    ],
  ],
  [
    'the gallery',
    '/de/unternehmen',
    [
      [
        (page) =>
          page
            .locator('figure', { hasText: 'Vier Eloxalfarben' })
            .getByRole('link')
            .first()
            .click(),
        /Bild1von4/,
      ],
      [(page) => page.keyboard.press('ArrowRight'), /Bild2von4/],
    ],
  ],
  [
    'the carousel',
    '/de/designsystem',
    [[press('button', 'Bild 3 von 4', '#carousel'), /dotsbuttonscurrent=2/]],
  ],
  [
    'the search',
    '/de/suche?q=treppenkante',
    [
      [enter('q', '10101'), /10101/],
      [enter('q', 'xyzxyz'), /xyzxyz/],
      [enter('q', 'Sockelleiste'), /MDF/],
    ],
  ],
  [
    'the contact form',
    '/de/kontakt',
    [
      [
        async (page) => {
          await field(page, 'message').scrollIntoViewIfNeeded()
          await field(page, 'email').fill('berta')
          await field(page, 'message').focus()
        },
        /keinevollständigeE-Mail-Adresse/,
      ],
      [(page) => field(page, 'email').fill('berta@saumer.example'), /fehltnoch/],
      [(page) => field(page, 'zip').fill('1'), /AT-1010/],
    ],
  ],
  [
    'the newsletter',
    '/de/service',
    [
      [(page) => newsletter(page).click(), /Newsletter/],
      [
        async (page) => {
          const { email, box, subscribe } = parts(modal(page))
          await email.fill('ada')
          await box.check()
          await subscribe.click()
        },
        /Fehler/,
      ],
    ],
  ],
  [
    'a tender text',
    '/de/produkte/treppenkanten/treppenkante-52-mit-einlage',
    [
      [(page) => page.getByRole('heading', { name: 'Ausschreibungstext' }).click(), /gleichwertig/],
      [press('button', 'English'), /orequal/],
    ],
  ],
  ['the notice to English readers', '/en', [[press('button', 'Got it', 'body'), /Newsletter/]]],
  [
    'a page in another language',
    '/de/service',
    [
      [
        async (page) => {
          await page.getByRole('banner').getByRole('button', { name: /^DE, / }).click()
          await page
            .getByRole('dialog')
            .getByRole('link', { name: /English/ })
            .click()
          await expect(page).toHaveURL(/\/en\//)
        },
        /Contact/,
      ],
      [(page) => page.goBack(), /Kontakt/],
    ],
  ],
]

for (const [what, path, steps] of VISITS) {
  test(`${what} says the same while a browser translates it`, async ({
    page,
    browser,
    baseURL,
    viewport,
  }) => {
    const plain = await browser.newPage({ baseURL, viewport })
    await open(plain, path)
    await open(page, path)
    await page.evaluate(translate)
    await expectSame(page, plain, /./)
    for (const [act, shows] of steps) {
      for (const each of [plain, page]) {
        await act(each)
        await settle(each)
      }
      await expectSame(page, plain, shows)
    }
    await plain.close()
  })
}

test('on a phone the adviser asks on while a browser translates it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/de/produkte/profilberater')
  await page.evaluate(translate)
  const question = page.locator('#question')
  const asked: string[] = []
  for (const answer of ['place', 'asked', 'asked']) {
    asked.push(await question.innerText())
    await page.locator(`form [name="${answer}"]`).locator('visible=true').last().click()
    await expect(question).not.toHaveText(asked.at(-1) ?? '')
    await settle(page)
  }
  expect(new Set(asked).size).toBe(asked.length)
})

async function expectSame(page: Page, plain: Page, shows: RegExp) {
  await expect(async () => {
    const text = await textOf(plain)
    expect(text).toMatch(shows)
    expect(await textOf(page)).toBe(text)
  }).toPass()
}

/** The text of the page, without the whitespace between elements. */
async function textOf(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replaceAll(/\s/g, '')
}

/** Wraps texts as Google Translate does, without translating them; runs in the page. */
function translate() {
  const UNTOUCHED = 'script, style, noscript, svg, select, textarea, font, [translate="no"]'

  function wrapAll(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    if (root instanceof Text) texts.push(root)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(UNTOUCHED) !== null) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }

  wrapAll(document.body)
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) wrapAll(node)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}
