import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'playwright/test'
import { isAlive } from '../browser/test'

/** When a page counts as left, in milliseconds: no motion of the site takes a second. */
const NOT_SETTLING_AFTER = 5_000

/** What both engines' drivers can do with a tab. */
export type Driver = {
  goto: (url: string) => Promise<unknown>
  /** The value of an expression in the page, once it is there. */
  evaluate: (expression: string) => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
  click: (x: number, y: number) => Promise<unknown>
  press: (key: Key) => Promise<unknown>
  type: (text: string) => Promise<unknown>
  /** As PNG in Base64. */
  screenshot: () => Promise<string>
  /** The page as a PDF, if the driver can print. */
  print?: () => Promise<Uint8Array>
  close: () => Promise<unknown>
}

type Key =
  | `Arrow${'Down' | 'Left' | 'Right' | 'Up'}`
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Space'
  | 'Tab'

type Json = string | number | boolean | null | undefined | readonly Json[]

/** A tab of either engine, used as a visitor uses it. What it waits for in vain, it names. */
export class Tab {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string
  ) {}

  /** Opens a page and waits until it is alive. */
  async open(path: string) {
    await this.driver.goto(this.origin + path)
    await this.alive()
  }

  /** Waits until React has taken over the page. */
  async alive() {
    await this.waitFor('the page is alive', isAlive)
    await this.settle()
  }

  /** Runs a function in the page: it sees its arguments, and nothing of the file that it stands in. */
  evaluate<Args extends readonly Json[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.run(callOf(run, args)) as Promise<Awaited<Result>>
  }

  /** The value of an expression in the page. */
  run(expression: string): Promise<unknown> {
    return this.driver.evaluate(expression)
  }

  /** Waits until a function of the page returns something true. A page that is being left has no answer. */
  async waitFor<Args extends readonly Json[]>(
    what: string,
    check: (...args: Args) => unknown,
    ...args: Args
  ) {
    const expression = `Promise.resolve(${callOf(check, args)}).then(Boolean)`
    const ask = () => this.run(expression).catch(() => false)
    await expect.poll(ask, what).toBe(true)
  }

  /**
   * Waits for what the page does in reaction to something: a few frames, and every motion's end. A page
   * that is being left never answers; the next thing that is waited for is on the page after it.
   */
  async settle() {
    const settled = this.evaluate(async () => {
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
      const motions = document.getAnimations().filter(({ timeline }) => timeline)
      await Promise.allSettled(motions.map(({ finished }) => finished))
    }).catch(() => undefined)
    await Promise.race([settled, pause(NOT_SETTLING_AFTER)])
  }

  /** What a selector matches and can be seen, and is called that, or begins so. */
  part(selector: string, name?: string): Part {
    return new Part(this, selector, name)
  }

  resize(width: number, height: number) {
    return this.driver.resize(width, height)
  }

  clickAt(x: number, y: number) {
    return this.driver.click(x, y)
  }

  async press(...keys: Key[]) {
    for (const key of keys) await this.driver.press(key)
  }

  type(text: string) {
    return this.driver.type(text)
  }

  /** What the window shows, as PNG in Base64. */
  screenshot(): Promise<string> {
    return this.driver.screenshot()
  }

  /** Prints the page on A4 paper, to a PDF. */
  async print(): Promise<Uint8Array> {
    if (!this.driver.print) throw new Error('The driver of this engine cannot print')
    return this.driver.print()
  }

  /** Path, query and hash. */
  address(): Promise<string> {
    return this.evaluate(() => decodeURI(location.pathname + location.search + location.hash))
  }

  async expectAddress(address: string | RegExp) {
    await expectWords(() => this.address(), `the address is ${address}`, address)
  }

  scrolled(): Promise<number> {
    return this.evaluate(() => Math.round(window.scrollY))
  }

  async scrollTo(top: number) {
    await this.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await this.settle()
  }

  async back() {
    await this.evaluate(() => history.back())
  }
}

/** One element of a page, looked for anew whenever it is used. */
export class Part {
  constructor(
    private readonly tab: Tab,
    private readonly selector: string,
    private readonly name?: string
  ) {}

  /** Waits until it can be seen. */
  async shown() {
    await this.tab.waitFor(`${this.label} can be seen`, find, this.selector, this.name)
  }

  /** Waits until it cannot be seen. */
  async hidden() {
    const isGone = `(${callOf(find, [this.selector, this.name])}) === undefined`
    const ask = () => this.tab.run(isGone).catch(() => undefined)
    await expect.poll(ask, `${this.label} is hidden`).toBe(true)
  }

  /** Waits until it can be seen, and runs a function of the page with it. */
  async evaluate<Args extends readonly Json[], Result>(
    run: (element: HTMLElement, ...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    await this.shown()
    const element = callOf(find, [this.selector, this.name])
    const call = `(${String(run)})(${[element, ...args.map(toSource)].join(', ')})`
    return this.tab.run(call) as Promise<Awaited<Result>>
  }

  /** Brings it into view and clicks it in its middle. */
  async click() {
    await this.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const header = document.querySelector('header')
      /** The header covers what lies below its edge, but not its own parts. */
      const edge = header?.contains(element) ? 0 : (header?.getBoundingClientRect().bottom ?? 0)
      if (top >= edge && bottom <= innerHeight) return
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    await this.tab.settle()
    const middle = () =>
      this.evaluate((element) => {
        const [first = element.getBoundingClientRect()] = element.getClientRects()
        const [x, y] = [first.x + first.width / 2, first.y + first.height / 2]
        const above = document.elementFromPoint(x, y)
        const hit = element.contains(above) || element.closest('label')?.contains(above)
        return hit ? { x: Math.round(x), y: Math.round(y) } : undefined
      })
    await expect.poll(middle, `nothing lies above ${this.label}`).toBeDefined()
    const { x, y } = (await middle()) ?? { x: 0, y: 0 }
    await this.tab.clickAt(x, y)
  }

  async focus() {
    await this.evaluate((element) => element.focus())
  }

  /** Its words, as they are shown. */
  text(): Promise<string> {
    return this.evaluate((element) => element.innerText.replace(/\s+/g, ' ').trim())
  }

  async expectText(text: string | RegExp) {
    await expectWords(() => this.text(), `${this.label} says`, text)
  }

  attribute(name: string): Promise<string | null> {
    return this.evaluate((element, key) => element.getAttribute(key), name)
  }

  async expectAttribute(name: string, value: string | null) {
    const ask = () => this.attribute(name).catch(() => undefined)
    await expect.poll(ask, `${name} of ${this.label}`).toBe(value)
  }

  async expectFocused() {
    const isFocused = () => this.evaluate((element) => element === document.activeElement)
    await expect.poll(isFocused, `${this.label} has the focus`).toBe(true)
  }

  value(): Promise<string> {
    return this.evaluate((element) => (element as HTMLInputElement).value)
  }

  async expectValue(value: string | RegExp) {
    await expectWords(() => this.value(), `the value of ${this.label}`, value)
  }

  /** Types into a field. */
  async fill(text: string) {
    await this.evaluate((field) => {
      field.focus()
      ;(field as HTMLInputElement).select()
    })
    await this.tab.type(text)
    await this.expectValue(text)
  }

  /** Goes to an option of a select, as a keyboard does. */
  async choose(value: string) {
    await this.focus()
    const options = await this.evaluate((select) => (select as HTMLSelectElement).options.length)
    for (let step = 0; step < options && (await this.value()) !== value; step++) {
      await this.tab.press('ArrowDown')
    }
    await this.expectValue(value)
  }

  /** Its edges, in whole pixels. */
  box(): Promise<{ top: number; bottom: number; left: number; right: number }> {
    return this.evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      const round = Math.round
      return { top: round(top), bottom: round(bottom), left: round(left), right: round(right) }
    })
  }

  /** What it is called when it is waited for in vain. */
  private get label(): string {
    return this.name ? `${this.selector} "${this.name}"` : this.selector
  }
}

/** Runs in the page. */
function find(selector: string, name: string | undefined): HTMLElement | undefined {
  const all = Array.from(document.querySelectorAll<HTMLElement>(selector), (element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent
    return { element, words: words.replace(/\s+/g, ' ').trim() }
  }).filter(({ element }) => element.checkVisibility({ visibilityProperty: true }))
  /** A name may hold no-break spaces, as the words do. */
  const wanted = (name ?? '').replace(/\s+/g, ' ')
  const named =
    all.find(({ words }) => name === undefined || words === wanted) ??
    all.find(({ words }) => words.startsWith(wanted))
  return named?.element
}

/** Expects words sooner or later; while the page is being left there are none. */
async function expectWords(read: () => Promise<string>, what: string, words: string | RegExp) {
  const expected = expect.poll(() => read().catch(() => undefined), what)
  await (typeof words === 'string' ? expected.toBe(words) : expected.toMatch(words))
}

function callOf(run: (...args: never[]) => unknown, args: readonly Json[]): string {
  return `(${String(run)})(${args.map(toSource).join(', ')})`
}

function toSource(value: Json): string {
  return value === undefined ? 'undefined' : JSON.stringify(value)
}
