import type { Page } from 'playwright/test'
import type { ContentFolder } from '../../fixtures/content/content_folder'
import { type DevelopmentServer, developmentServer } from '../site/development_server'
import { test as base, expect, open } from '../test'

export { expect } from '../test'

/** The small site, served as `npm run studio` does. */
export const studioServer = developmentServer({ STUDIO: 'true' })

/** The studio as an editor has it: the panel beside the page, and the files that it writes. */
export class Studio {
  readonly panel

  constructor(
    private readonly page: Page,
    readonly content: ContentFolder
  ) {
    this.panel = page.locator('#studio')
  }

  /** Opens a page, and waits until the panel shows its parts. */
  async open(path: string) {
    await open(this.page, path)
    await this.arrive(path)
  }

  /** Waits until a page is there with the panel, which shows its file. */
  async arrive(url: string | RegExp) {
    await this.page.waitForURL(url)
    await expect(this.page.getByRole('heading', { name: 'Parts of this page' })).toBeVisible()
  }

  button(name: string | RegExp, exact = false) {
    return this.page.getByRole('button', { name, exact })
  }

  press(name: string | RegExp, exact = false) {
    return this.button(name, exact).click()
  }

  /** Opens the form of a part. */
  edit(part: string) {
    return this.press(`Edit: ${part}`)
  }

  undo() {
    return this.press('Undo')
  }

  /** Takes the last step back, with which a file is what it was. */
  async undoTo(path: string, text: string) {
    await this.undo()
    await this.expectFile(path).toBe(text)
  }

  field(name: string | RegExp) {
    return this.panel.getByRole('textbox', { name })
  }

  /** Unfolds a form of the page's menu. */
  async unfold(name: string) {
    await this.press('Page', true)
    await this.panel.locator('summary').getByText(name, { exact: true }).click()
    return this.panel.locator('details[open] form')
  }

  async expectSaved() {
    await expect(this.page.getByText('Saved', { exact: true })).toBeVisible()
  }

  /** Expects something of a file of the content, sooner or later. */
  expectFile(path: string) {
    return expect.poll(() => this.content.read(path))
  }
}

type WorkerFixtures = {
  server: DevelopmentServer
  /** Tests of another file leave texts behind: each file names itself, and has a server of its own. */
  specFile: string
}

/** Playwright's test with the studio. */
export const test = base
  .extend<object, WorkerFixtures>({
    ...studioServer,
    specFile: ['', { option: true, scope: 'worker' }],
  })
  .extend<{ studio: Studio }>({
    viewport: { width: 1280, height: 800 },
    studio: async ({ page, server }, use) => use(new Studio(page, server.content)),
  })
