import { spawnSync } from 'node:child_process'

/** Debian's name first. */
const NAMES = ['firefox-esr', 'firefox']

/** What is missing on this machine; undefined if nothing is. */
export function missing() {
  return path() ? undefined : 'firefox-esr'
}

/** Starts Firefox, which is driven by WebDriver BiDi. Each tab has a storage of its own. */
export async function start() {
  const { default: puppeteer } = await import('puppeteer-core')
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: path() })
  return { newTab: () => newTab(browser), stop: () => browser.close() }
}

async function newTab(browser) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  return {
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    print: async () => new Uint8Array(await page.pdf({ format: 'a4' })),
    close: () => context.close(),
  }
}

function path() {
  return NAMES.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()).find(
    Boolean
  )
}
