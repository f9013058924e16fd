import { expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { run } from '#tests/fixtures/processes/commands'
import { ask, pageObject } from '#tests/visitor'

/** Cached responses stay valid for half a second after a load. */
const site = givenSmallSite({ RESPONSE_CACHE: '0' })

const HISTORY = 'content/pages/root/history'
const PRESS = 'content/pages/announcements/new_press'

/** Runs a command, which has to go well; gives what it says. */
async function command(name: string, ...args: string[]): Promise<string> {
  const { said, exitCode } = await run(name, ...args)
  expect(exitCode, said).toBe(0)
  return said
}

/** What `npm run content:load` does. */
const load = () => command('content:load', '--keep-paths', '--pictures-later')

/** What the check says of a page, each line once. */
async function problemsOf(page: string): Promise<string[]> {
  const { findProblems } = await import('#content/checking/find_problems')
  const problems = await findProblems(site.content.root)
  const own = problems.filter(({ file }) => file.startsWith(`resources/${page}/`))
  return [...new Set(own.map(({ message }) => message))]
}

/** Status, and where it leads. */
async function answer(address: string): Promise<string> {
  const { status, headers } = await ask(site.app, address)
  return [status, headers.location].filter(Boolean).join(' ')
}

/** Replaces a text that is still to come, by its field. */
async function fillIn(page: string, texts: Record<string, string>) {
  for (const [field, text] of Object.entries(texts)) {
    await site.content.edit(`${page}/de.yaml`, `${field}: Text folgt.`, `${field}: ${text}`)
  }
}

/** The day at the company that many days from now. */
async function dayIn(days: number): Promise<string> {
  const { today } = await import('#texts/days')
  return today(new Date(Date.now() + days * 86_400_000))
}

test('an editor’s week ends with the right addresses, whatever was done to pages', async () => {
  const { content } = site

  /** Monday: a new page, of which the check says what is still to be written. */
  await command('make:content', 'Root/Show', 'root/history')
  expect(await problemsOf(HISTORY)).toContain(
    '"Text folgt" looks like a text that is still to come'
  )
  await fillIn(HISTORY, {
    '\n  title': 'Geschichte',
    description: 'Vier Generationen.',
    '\n  hero_headline': 'Seit 1924.',
    '    text': 'Das erste Profil war eine Treppenkante.',
  })
  await content.edit(`${HISTORY}/de.yaml`, 'path: root/history', 'path: geschichte')
  await load()
  expect(await problemsOf(HISTORY)).toEqual([])
  expect(await answer('/de/geschichte')).toBe('200')

  /** Tuesday: a picture, with words for those who do not see it. */
  await content.write(
    'media/history/press.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><path d="M0 0h900"/></svg>'
  )
  await content.edit(
    `${HISTORY}/de.yaml`,
    'blocks:\n',
    'blocks:\n  - { id: press, type: Image, image: [history/press.svg] }\n'
  )
  await load()
  expect(await problemsOf(HISTORY)).toEqual(['the picture "history/press.svg" has no alt text'])
  await content.edit(
    'content/images/de.yaml',
    'images:\n',
    'images:\n  - { id: history/press.svg, alt: Die erste Presse }\n'
  )
  await load()
  expect((await ask(site.app, '/de/geschichte')).body).toContain('alt="Die erste Presse"')

  /** Wednesday: a translation, and what the ledger says when its source changes. */
  await content.write(
    `${HISTORY}/en.yaml`,
    'path: history\nmeta: { title: History, description: Four generations. }\nhero: { hero_headline: Since 1924. }\nblocks: [{ id: text, text: The first profile was a stair nosing. }]\n'
  )
  await command('content:translations', '--note')
  await load()
  const { props } = pageObject((await ask(site.app, '/de/geschichte')).body)
  expect(props.localize).toEqual({ de: '/de/geschichte', en: '/en/history' })
  await content.edit(`${HISTORY}/de.yaml`, 'Vier Generationen.', 'Vier Generationen Profile.')
  expect(await command('content:translations', 'en', 'root.history')).toContain(
    'outdated meta/description'
  )
  await content.edit(`${HISTORY}/en.yaml`, 'Four generations.', 'Four generations of profiles.')
  await command('content:translations', 'en', 'root.history', '--accept')
  expect(await command('content:translations', 'en', 'root.history')).not.toContain(
    'outdated meta/description'
  )

  /** Thursday: the page moves, and everybody who knows its address still finds it. */
  await content.edit(`${HISTORY}/de.yaml`, 'path: geschichte', 'path: unternehmen/geschichte')
  await load()
  expect(await answer('/de/geschichte')).toBe('301 /de/unternehmen/geschichte')
  expect(await answer('/en/history')).toBe('200')

  /** Friday: an announcement as a draft, which only its preview shows; then with a day. */
  await command('make:content', 'Announcements/Show', 'announcements/new_press')
  await content.edit(`${PRESS}/de.yaml`, '# status: draft', 'status: draft')
  await content.edit(`${PRESS}/de.yaml`, 'announcements/new-press', 'aktuelles/neue-presse')
  await load()
  expect(await answer('/de/aktuelles/neue-presse')).toBe('404')
  const preview = async (...args: string[]) => {
    const url = new URL(await command('content:preview', 'announcements.new_press', ...args))
    return answer(url.pathname + url.search)
  }
  expect(await preview()).toBe('200')
  await content.edit(
    `${PRESS}/de.yaml`,
    'status: draft',
    `publish_from: ${await dayIn(3)}\npublish_until: ${await dayIn(5)}`
  )
  await load()
  expect(await answer('/de/aktuelles/neue-presse')).toBe('404')
  const { onDay } = await import('#texts/days')
  const { resolvePage } = await import('#content/pages/resolver')
  const resolve = () => resolvePage('/de/aktuelles/neue-presse')
  const kinds = [2, 3, 5, 6].map(async (days) => (await onDay(await dayIn(days), resolve)).kind)
  expect(await Promise.all(kinds)).toEqual(['not_found', 'page', 'page', 'gone'])

  /** Saturday: the page of the history goes, with all addresses it ever had. */
  const [german, english] = [
    await content.read(`${HISTORY}/de.yaml`),
    await content.read(`${HISTORY}/en.yaml`),
  ]
  await content.remove(HISTORY)
  await load()
  const former = ['/de/geschichte', '/de/unternehmen/geschichte', '/en/history']
  expect(await Promise.all(former.map(answer))).toEqual(['410', '410', '410'])

  /** Sunday: it was missed. Back again, it has its addresses, and the former one leads there. */
  await content.write(`${HISTORY}/de.yaml`, german)
  await content.write(`${HISTORY}/en.yaml`, english)
  await load()
  expect(await Promise.all(former.map(answer))).toEqual([
    '301 /de/unternehmen/geschichte',
    '200',
    '200',
  ])
  const { body } = await ask(site.app, '/sitemaps/de.xml')
  expect(body).toContain('/de/unternehmen/geschichte<')
  expect(body).not.toContain('/de/geschichte<')
  expect(body).not.toContain('neue-presse')
  expect(await content.read('content/paths.yaml')).toContain('/de/geschichte: root.history\n')
})
