import { CORE, expect, followToImprint, open, test } from '../test'

test('a first visit sets no cookie and stores nothing', CORE, async ({ page, context }) => {
  await open(page, '/de')
  await followToImprint(page)
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] })
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})

/** A picture's address without its size and format. */
function stem(path: string): string {
  return path.replace(/(-(thumb|sm|md|lg|xl))?\.\w+$/, '')
}

test('the first screen of the home page needs at most 8 requests', CORE, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/de', { waitUntil: 'load' })
  /** Neither below the first screen nor in a slide that is not shown. */
  const images = await page.locator('img').evaluateAll((all: HTMLImageElement[]) =>
    all.map((image) => {
      const { top, left } = image.getBoundingClientRect()
      return {
        path: new URL(image.src).pathname,
        isShown: image.checkVisibility() && top < window.innerHeight && left < window.innerWidth,
        isComplete: image.complete && image.naturalWidth > 0,
      }
    })
  )
  expect(images.every(({ isShown, isComplete }) => !isShown || isComplete)).toBe(true)
  const elsewhere = images.filter(({ isShown }) => !isShown).map(({ path }) => stem(path))
  /**
   * What moves a carousel, and the dialog for a failed visit, come once the page is alive or loaded.
   * The icon stands in a tab, which Chromium's headless shell does not have.
   */
  const needed = requests.filter(
    (path) =>
      !elsewhere.includes(stem(path)) && !/\/(?:CarouselMotion|FailureDialog|favicon)-/.test(path)
  )
  expect(needed.length, needed.join('\n')).toBeLessThanOrEqual(8)
})

for (const [path, parts] of [
  ['/de', 1],
  ['/lt', 2],
  ['/ru', 2],
] as const) {
  test(`${path} has letters for each part of the typeface that it preloads`, async ({ page }) => {
    await open(page, path)
    const isNeeded = await page.locator('link[rel="preload"][as="font"]').evaluateAll((links) => {
      const rules = Array.from(document.styleSheets).flatMap(({ cssRules }) => [...cssRules])
      const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule)
      return links.map((link) => {
        const file = link.getAttribute('href')?.split('/').at(-1) ?? ''
        const face = faces.find((rule) => rule.cssText.includes(file))
        const range = face?.style.getPropertyValue('unicode-range') ?? ''
        const letters = range.replaceAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?,? ?/gi, (_, from, to) =>
          to ? `\\u{${from}}-\\u{${to}}` : `\\u{${from}}`
        )
        return letters !== '' && new RegExp(`[${letters}]`, 'u').test(document.body.innerText)
      })
    })
    expect(isNeeded).toEqual(Array.from({ length: parts }, () => true))
  })
}

test('headings are bold while the typeface is missing', async ({ page, expectProblem }) => {
  expectProblem(/\.woff2/)
  await page.route('**/*.woff2', (route) => route.abort())
  for (const path of ['/de', '/ru']) {
    await open(page, path)
    const heading = page.getByRole('heading', { level: 1 })
    const [bold = 0, regular = 0] = await heading.evaluate((element) =>
      [600, 400].map((weight) => {
        element.style.cssText = `width: max-content; max-width: none; font-weight: ${weight}`
        return element.getBoundingClientRect().width
      })
    )
    expect(Math.abs(bold - regular), path).toBeGreaterThan(1)
  }
})

test('a page is taken over in slices, between which the browser answers', async ({ page }) => {
  await page.addInitScript(() => {
    /** React asks for its next slice by a message to itself. */
    const send = Reflect.get(MessagePort.prototype, 'postMessage') as () => void
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      sessionStorage.setItem('slices', String(Number(sessionStorage.getItem('slices')) + 1))
      Reflect.apply(send, this, message)
    }
  })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await open(page, '/de/kontakt')
  const slices = await page.evaluate(() => sessionStorage.getItem('slices'))
  /** In one go it asks 2 to 4 times; in slices the more often the slower the machine is. */
  expect(Number(slices)).toBeGreaterThan(5)
})

test('a page keeps title and canonical address while it is taken over', async ({ page }) => {
  await page.addInitScript(() => {
    const heads: string[] = []
    new MutationObserver(() => {
      const addresses = document.querySelectorAll('link[rel=canonical]').length
      const head = `${document.title} ${addresses}`
      if (document.body && heads.at(-1) !== head) heads.push(head)
    }).observe(document, { childList: true, subtree: true })
    Object.assign(globalThis, { heads })
  })
  await open(page, '/de/kontakt')
  await expect.poll(() => page.evaluate(() => document.title)).not.toBe('')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'heads') as string[])).toEqual([
    'Kontakt – Saumer Profile 1',
  ])
})
