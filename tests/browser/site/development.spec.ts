import { join } from 'node:path'
import { list } from '../../fixtures/content/content_folder'
import { expectAccessible } from '../accessibility'
import {
  alive,
  test as base,
  expect,
  expectLink,
  isMarked,
  mark,
  open,
  scrolled,
  scrollTo,
  settle,
} from '../test'
import { COMPANY, type DevelopmentServer, developmentServer } from './development_server'

const PRIVACY = 'content/pages/root/privacy/de.yaml'

const test = base.extend<object, { server: DevelopmentServer }>(developmentServer())

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
  expect(await scrolled(page)).toBe(300)
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

test('an error is shown over the page until it is mended', async ({ page, server }) => {
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

test('effects run twice in StrictMode, and list an article once', async ({ page }) => {
  /** The server's word that content has changed, which an earlier test may have done, reloads. */
  await page.routeWebSocket(/.*/, () => {})
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
    await expect.poll(() => isMarked(page), what).toBe(false)
    await isConnected
  }
  await expect(page).toHaveTitle(/✓/)
  /** The connection of the first request may be closed at the moment of the second. */
  await expect(async () => expect(await robots()).toContain('Allow: /mended')).toPass()
  expect(await server.startedAt()).toBe(startedAt)
})

test('an exception of a component is shown in the browser with its stack, until it is mended', async ({
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

test('the contact form stays as rendered until the visitor comes near', async ({ page }) => {
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
  await expectLink(row, 'Open', '/de/unternehmen')
  const edit = row.getByRole('link', { name: 'Edit' })
  await expect(edit).toHaveAttribute('href', `vscode://file${file}:1:1`)

  await row.getByRole('link', { name: 'Unternehmen' }).first().click()
  await expect(page.getByRole('row', { name: 'en English' })).toContainText('/en/company')
  await expectLink(page, 'pages/home/index/de.yaml', /home\/index\/de\.yaml:\d+:\d+$/)

  await page.getByRole('link', { name: 'Pictures and files' }).click()
  const picture = page.getByRole('listitem').filter({ hasText: 'materials/brass.svg' }).first()
  await expect(picture).toContainText(/\d+ × \d+,\s+\d+\sB/)
  await picture.locator('summary').click()
  await expect(picture.getByRole('link', { name: 'pages/root/company/de.yaml' })).toBeVisible()
})

test('the studio answers in the language of the browser', async ({ browser, server }) => {
  const page = await browser.newPage({ locale: 'de-DE', baseURL: server.url })
  await page.goto('/studio/pages/root.company')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('link', { name: 'Bilder und Dateien' })).toBeVisible()
  await expect(page.getByText('Freie Seite')).toBeVisible()
  await expect(page.getByRole('row', { name: 'en English' })).toContainText(/\d+ fehlen/)
  await page.close()
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
  await expectLink(
    page,
    'de.yaml:4:1',
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
