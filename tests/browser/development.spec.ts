import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { ContentFolder } from '../fixtures/content_folder'
import { freePort } from '../fixtures/free_port'
import { alive, test as base, expect, open, scrollTo } from './test'

const COMPANY = 'content/pages/root/company/de.yaml'
const PRIVACY = 'content/pages/root/privacy/de.yaml'

/** What `npm run dev` starts, with the small site, for all tests of this file. */
class DevelopmentServer {
  private constructor(
    readonly url: string,
    readonly content: ContentFolder,
    private readonly storage: string,
    private readonly process: ChildProcess
  ) {}

  static async start(): Promise<DevelopmentServer> {
    const content = await ContentFolder.create()
    await content.edit(
      COMPANY,
      'Vierte *Generation*.',
      `|-\n${'  Vierte Generation.\n\n'.repeat(60)}`
    )
    const storage = await mkdtemp(join(tmpdir(), 'saumer-development-'))
    const port = String(await freePort())
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      HOST: 'localhost',
      PORT: port,
      DATABASE_URL: '',
      STORAGE_PATH: storage,
      CONTENT_ROOT: content.root,
      BACKGROUND_WORK: 'false',
      LOG_LEVEL: 'error',
    }
    await ended(spawn(process.execPath, ['ace', 'content:load', '--pictures-later'], { env }))
    const served = spawn(process.execPath, ['ace', 'serve', '--hmr', '--no-clear'], {
      env,
      detached: true,
    })
    const url = `http://localhost:${port}`
    while (!(await fetch(`${url}/health`).catch(() => undefined))?.ok) {
      await new Promise((proceed) => setTimeout(proceed, 100))
    }
    return new DevelopmentServer(url, content, storage, served)
  }

  async stop() {
    const isOver = ended(this.process)
    if (this.process.pid) process.kill(-this.process.pid, 'SIGKILL')
    await isOver.catch(() => undefined)
    await this.content.delete()
    await rm(this.storage, { recursive: true, force: true })
  }
}

function ended(child: ChildProcess): Promise<void> {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (words) => (said += words))
  return new Promise((done, fail) => {
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(said))))
  })
}

const test = base.extend<object, { server: DevelopmentServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern here
    async ({}, use) => {
      const server = await DevelopmentServer.start()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

test.describe.configure({ mode: 'serial' })

test('what is saved appears in the open page, which stays where it is', async ({
  page,
  server,
}) => {
  await open(page, '/de/unternehmen')
  await mark(page)
  await scrollTo(page, 300)
  await server.content.edit(COMPANY, 'title: Geschichte', 'title: Herkunft')
  await expect(page.getByRole('heading', { name: 'Herkunft' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
  expect(await isMarked(page)).toBe(true)
})

test('what is wrong stands over the page until it is mended', async ({ page, server }) => {
  const { content } = server
  const resources = join(content.root, 'resources')
  await open(page, '/de/unternehmen')
  await content.edit(COMPANY, 'intro:', 'introduction:')
  await content.edit(PRIVACY, 'path: datenschutz', 'path: Datenschutz')

  const errors = page.locator('vite-error-overlay')
  await expect(errors).toContainText(`${resources}/${PRIVACY}:2:7\n`)
  await expect(errors).toContainText(
    `${resources}/${COMPANY}:4:1\nunknown field "introduction".\nRemove it`
  )
  await page.reload()
  await alive(page)
  await expect(errors).toContainText('unknown field "introduction"')

  await mark(page)
  await content.edit(COMPANY, 'introduction:', 'intro:')
  await expect(errors).not.toContainText('introduction')
  await content.edit(PRIVACY, 'path: Datenschutz', 'path: datenschutz')
  await expect(errors).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
})

/** A mark that goes with the document. */
async function mark(page: Page) {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window)
}
