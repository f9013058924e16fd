import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { copyCheckout } from '../fixtures/checkout_copy'
import { ContentFolder, list } from '../fixtures/content_folder'
import { freePort } from '../fixtures/free_port'
import { expectAccessible } from './accessibility'
import { alive, test as base, expect, open, scrollTo, settle } from './test'

const COMPANY = 'content/pages/root/company/de.yaml'
const PRIVACY = 'content/pages/root/privacy/de.yaml'

/** Who knows it may ask for the server's figures. */
const METRICS_TOKEN = 'what-knows-the-figures'

/** What `npm run dev` starts in a copy of this checkout, with the small site, for all tests of this file. */
class DevelopmentServer {
  private constructor(
    readonly url: string,
    readonly content: ContentFolder,
    private readonly checkout: string,
    private readonly process: ChildProcess,
    private readonly isOver: Promise<unknown>
  ) {}

  static async start(): Promise<DevelopmentServer> {
    const content = await ContentFolder.create()
    await content.edit(
      COMPANY,
      'Vierte *Generation*.',
      `|-\n${'  Vierte Generation.\n\n'.repeat(60)}`
    )
    const cwd = await copyCheckout()
    const port = String(await freePort())
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      HOST: 'localhost',
      PORT: port,
      APP_KEY: 'a-key-for-tests-only-0123456789',
      DATABASE_URL: '',
      STORAGE_PATH: join(cwd, 'storage'),
      METRICS_TOKEN,
      CONTENT_ROOT: content.root,
      BACKGROUND_WORK: 'false',
      LOG_LEVEL: 'error',
    }
    await ended(spawn(process.execPath, ['ace', 'content:load', '--pictures-later'], { cwd, env }))
    const served = spawn(process.execPath, ['ace', 'serve', '--hmr', '--no-clear'], {
      cwd,
      env,
      detached: true,
    })
    /** Read what it says: a server whose output is full answers nobody. */
    const isOver = ended(served).catch(() => undefined)
    const url = `http://localhost:${port}`
    /** The first page waits until Vite has compiled everything, longer than a connection may on a busy machine. */
    while (!(await fetch(`${url}/de/kontakt`).catch(() => undefined))?.ok) {
      await new Promise((proceed) => setTimeout(proceed, 100))
    }
    return new DevelopmentServer(url, content, cwd, served, isOver)
  }

  /** Replaces words in a file of the code; fails when they do not stand in it. */
  async edit(path: string, words: string, replacement: string) {
    const file = join(this.checkout, path)
    const code = await readFile(file, 'utf8')
    if (!code.includes(words)) throw new Error(`${path} does not contain "${words}"`)
    await writeFile(file, code.replace(words, replacement))
    /** A page that is asked for while the file is empty would keep that. */
    await new Promise((proceed) => setTimeout(proceed, 200))
  }

  /** When the process that answers was started, in seconds since 1970; undefined while none does. */
  async startedAt(): Promise<string | undefined> {
    const headers = { Authorization: `Bearer ${METRICS_TOKEN}` }
    const answer = await fetch(`${this.url}/metrics`, { headers }).catch(() => undefined)
    return /^process_start_time_seconds (\d+)$/m.exec((await answer?.text()) ?? '')?.[1]
  }

  async stop() {
    if (this.process.pid) process.kill(-this.process.pid, 'SIGKILL')
    await this.isOver
    await this.content.delete()
    await rm(this.checkout, { recursive: true, force: true })
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

test('what is saved before the page listens appears in it, too', async ({ page, server }) => {
  const { promise: saved, resolve: listen } = Promise.withResolvers<void>()
  await page.route('**/site/development.ts*', async (route) => {
    await saved
    await route.continue()
  })
  await open(page, '/de/unternehmen')
  await server.content.edit(COMPANY, 'title: Herkunft', 'title: Geschichte')
  await expect
    .poll(async () => (await page.request.get('/de/unternehmen')).text())
    .toContain('Geschichte</h2>')
  listen()
  await expect(page.getByRole('heading', { name: 'Geschichte' })).toBeVisible()
})

test('a file that is emptied before it is written is read once it is whole', async ({
  page,
  server,
}) => {
  const text = await server.content.read(COMPANY)
  await open(page, '/de/unternehmen')
  await server.content.write(COMPANY, '')
  await new Promise((proceed) => setTimeout(proceed, 20))
  await server.content.write(COMPANY, text.replace('title: Geschichte', 'title: Aus zwei Dörfern'))
  await expect(page.getByRole('heading', { name: 'Aus zwei Dörfern' })).toBeVisible()
  await expect(page.locator('vite-error-overlay')).toHaveCount(0)
  await server.content.write(COMPANY, text)
  await expect(page.getByRole('heading', { name: 'Geschichte' })).toBeVisible()
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

test('effects run twice, as StrictMode has it, and put an article on the list once', async ({
  page,
}) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.headers()['x-inertia'] && request.url().includes('?list=')) asked++
  })
  await open(page, '/de/produkte/liste?add=10101')
  await expect(page).toHaveURL('/de/produkte/liste?list=1**10101')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('material_list')))
    .toBe('1**10101')
  expect(asked).toBe(2)
})

test('an interface text that is saved appears in the open page, which stays', async ({
  page,
  server,
}) => {
  await open(page, '/de/unternehmen')
  await mark(page)
  const words = ['Zum Inhalt springen', 'Gleich zum Inhalt'] as const
  await server.edit('resources/lang/de/global.json', ...words)
  await expect(page.getByRole('link', { name: words[1] })).toBeAttached()
  expect(await isMarked(page)).toBe(true)
})

test('of code that is saved the server loads what has changed, and the open page follows', async ({
  page,
  server,
}) => {
  const startedAt = await server.startedAt()
  expect(startedAt).toBeDefined()
  const robots = async () => (await page.request.get('/robots.txt')).text()
  expect(await robots()).not.toContain('/mended')
  /** What is saved before Vite has a connection to the page, the page does not hear of. */
  const connected = async () => {
    const socket = await page.waitForEvent('websocket')
    await socket.waitForEvent('framereceived')
  }
  await Promise.all([connected(), open(page, '/de/unternehmen')])

  for (const [what, words, replacement] of [
    ['app/site/robots_controller.ts', 'Allow: /', 'Allow: /\nAllow: /mended'],
    ['app/content/pages/metadata/page_title.ts', "join(' – ')", "join(' ✓ ')"],
  ] as const) {
    await mark(page)
    const isConnected = connected()
    await server.edit(what, words, replacement)
    await expect.poll(() => isMarked(page).catch(() => true), what).toBe(false)
    await isConnected
  }
  await expect(page).toHaveTitle(/✓/)
  expect(await robots()).toContain('Allow: /mended')
  expect(await server.startedAt()).toBe(startedAt)
})

test('an exception of a component stands in the browser with its stack, until it is mended', async ({
  page,
  server,
  expectProblem,
}) => {
  expectProblem(/status of 500/)
  const [file, sound] = ['inertia/content/ContentPage.tsx', '  return (']
  const broken = `  if (props.page) throw new Error('What was planted')\n${sound}`
  await server.edit(file, sound, broken)
  await expect(async () => {
    await page.goto('/de/unternehmen')
    const stack = page.getByRole('heading', { name: 'What was planted' })
    await expect(stack).toBeVisible({ timeout: 1 })
  }).toPass()
  await expect(page.getByText(file).first()).toBeVisible()

  await server.edit(file, broken, sound)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Geschichte' })).toBeVisible({ timeout: 1 })
  }).toPass()
})

test('the contact form stays where the server has rendered it, until the visitor comes near', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('inertia:navigate', () => {
      const form = document.querySelector('main form')
      new MutationObserver(() => {
        if (!form?.isConnected) document.documentElement.dataset.formIsGone = ''
      }).observe(document.body, { childList: true, subtree: true })
    })
  })
  await page.setViewportSize({ width: 1440, height: 300 })
  await open(page, '/de/kontakt')
  await settle(page, 60)
  await expect(page.locator('html:not([data-form-is-gone])')).toBeAttached()
  await page.locator('[name="message"]').fill('Grüße')
  await expect(page.locator('main form')).toHaveAttribute('novalidate')
  await expect(page.locator('[name="message"]')).toHaveValue('Grüße')
})

test('the studio shows pages, languages, problems and files, and leads to page and editor', async ({
  page,
  server,
}) => {
  const file = join(server.content.root, 'resources', COMPANY)
  await page.goto('/studio')
  const row = page.getByRole('listitem').filter({ hasText: 'root.company' }).last()
  await expect(row).toContainText('2 languages')
  await expect(row).toContainText(/\d+ missing/)
  await expect(row.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/de/unternehmen')
  const edit = row.getByRole('link', { name: 'Edit' })
  await expect(edit).toHaveAttribute('href', `vscode://file${file}:1:1`)

  await row.getByRole('link', { name: 'Unternehmen' }).first().click()
  await expect(page.getByRole('row', { name: 'en English' })).toContainText('/en/company')
  await expect(page.getByRole('link', { name: 'pages/home/index/de.yaml' })).toHaveAttribute(
    'href',
    /home\/index\/de\.yaml:\d+:\d+$/
  )

  await page.getByRole('link', { name: 'Pictures and files' }).click()
  const picture = page.getByRole('listitem').filter({ hasText: 'materials/brass.svg' }).first()
  await expect(picture).toContainText(/\d+ × \d+,\s+\d+\sB/)
  await picture.locator('summary').click()
  await expect(picture.getByRole('link', { name: 'pages/root/company/de.yaml' })).toBeVisible()
})

test('the studio tells what is wrong as the files are now, and opens drafts', async ({
  page,
  server,
}) => {
  const { content } = server
  await content.edit(COMPANY, 'intro:', 'introduction:')
  await expect(async () => {
    await page.goto('/studio/problems')
    await expect(page.getByText('unknown field "introduction"')).toBeVisible({ timeout: 1 })
  }).toPass()
  await expect(page.getByRole('link', { name: 'de.yaml:4:1' })).toHaveAttribute(
    'href',
    `vscode://file${join(content.root, 'resources', COMPANY)}:4:1`
  )

  await content.edit(COMPANY, 'introduction:', 'intro:')
  await content.write(
    'content/pages/root/works/de.yaml',
    `${list('Root/Show', 'werk', 'Werk Zwei')}status: draft\n`
  )
  const statusOf = async (path: string) => (await page.request.get(path)).status()
  await expect
    .poll(async () => {
      const studio = await (await page.request.get('/studio/pages/root.works')).text()
      return statusOf(/"(\/de\/werk\?[^"]+)"/.exec(studio)?.[1] ?? '/de/werk')
    })
    .toBe(200)
  expect(await statusOf('/de/werk')).toBe(404)
  await page.goto('/studio/pages/root.works')
  await page.getByRole('link', { name: '/de/werk' }).click()
  await expect(page.getByRole('heading', { name: 'Werk Zwei' })).toBeVisible()
})

test('the studio can be used by everybody, at any width', async ({ page, expectProblem }) => {
  expectProblem(/studio\/nothing|status of 404/)
  for (const view of ['', '/pages/root.company', '/languages', '/problems', '/files', '/nothing']) {
    const answer = await page.goto(`/studio${view}`)
    expect(answer?.status()).toBe(view === '/nothing' ? 404 : 200)
    await expectAccessible(page, [390, 1440])
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})

/** A mark that goes with the document. */
async function mark(page: Page) {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window)
}
