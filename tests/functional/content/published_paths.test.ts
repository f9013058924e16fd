import { execFileSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { LOCALES } from '#shared/locales'
import { list } from '#tests/fixtures/content/content_folder'
import { publishing, WITHOUT_CACHE } from '#tests/fixtures/content/publishing'
import { givenSmallSite, resetContent } from '#tests/fixtures/content/small_site'
import { run } from '#tests/fixtures/processes/commands'
import { ask, pageObject } from '#tests/visitor'

const { app, content } = givenSmallSite(WITHOUT_CACHE)
const { publish, findErrors, answer } = publishing(app, content)

const COMPANY_DE = 'content/pages/root/company/de.yaml'
const COMPANY_EN = 'content/pages/root/company/en.yaml'
const REDIRECTS = 'content/redirects.yaml'
const PATHS = 'content/paths.yaml'

async function edit(from: string, to: string, file = COMPANY_DE) {
  await content.edit(file, `path: ${from}`, `path: ${to}`)
}

async function move(...moved: Parameters<typeof edit>) {
  await edit(...moved)
  await publish()
}

/** Each test begins with the small site, published once. */
resetContent(content)
beforeEach(publish)

describe('a page that moves', () => {
  test('leaves a redirect behind by itself, in the language in which it moved', async () => {
    await move('unternehmen', 'haus')
    expect(await answer('/de/unternehmen')).toBe('301 /de/haus')
    expect(await answer('/de/Unternehmen/?a=1')).toBe('301 /de/haus?a=1')
    expect(await answer('/en/company')).toBe('200')
  })

  test('leads from all its former addresses to the last one in one step', async () => {
    await move('unternehmen', 'haus')
    await move('haus', 'haus/saumer')
    await move('company', 'about', COMPANY_EN)
    expect(await answer('/de/unternehmen')).toBe('301 /de/haus/saumer')
    expect(await answer('/de/haus')).toBe('301 /de/haus/saumer')
    expect(await answer('/en/company')).toBe('301 /en/about')
  })

  test('heals what leads to it by its path: redirects of editors go to where it is now', async () => {
    await move('unternehmen', 'haus')
    expect(await answer('/de/altes-impressum')).toBe('301 /de/haus')
    expect(await answer('/de/firma')).toBe('301 /de/haus')
  })

  test('has its address again when it moves back, and the one between leads there', async () => {
    await move('unternehmen', 'haus')
    await move('haus', 'unternehmen')
    expect(await answer('/de/unternehmen')).toBe('200')
    expect(await answer('/de/haus')).toBe('301 /de/unternehmen')
  })

  test('is found at once where the list was not brought up to date', async () => {
    await edit('unternehmen', 'haus')
    await content.load()
    expect(await answer('/de/unternehmen')).toBe('301 /de/haus')
  })

  test('makes room for another page, which then has the address', async () => {
    await edit('unternehmen', 'haus')
    await content.write('content/pages/root/works/de.yaml', list('Root/Show', 'unternehmen', 'W'))
    await publish()
    expect(await answer('/de/unternehmen')).toBe('200')
    await content.remove('content/pages/root/works')
    await publish()
    expect(await answer('/de/unternehmen')).toBe('410')
  })

  test('keeps its former addresses when its folder gets another name', async () => {
    await move('unternehmen', 'haus')
    const pages = join(content.root, 'resources/content/pages/root')
    await rename(join(pages, 'company'), join(pages, 'house'))
    await content.edit('content/pages/home/index/de.yaml', 'route:root.company', 'route:contact')
    await content.edit(REDIRECTS, '"route:root.company"', '"route:root.house"')
    await content.edit('content/navigation/main/de.yaml', 'root.company', 'root.house')
    await publish()
    expect(await answer('/de/haus')).toBe('200')
    expect(await answer('/de/unternehmen')).toBe('301 /de/haus')
  })
})

describe('a page that is removed', () => {
  const PAGE = 'content/pages/root/works'
  const ALL = Object.fromEntries(LOCALES.map((locale) => [locale, `/${locale}/werk-${locale}`]))

  async function publishThenRemove() {
    await content.write(`${PAGE}/de.yaml`, list('Root/Show', 'werk-de', 'Werk'))
    for (const locale of LOCALES.filter((each) => each !== 'de')) {
      await content.write(`${PAGE}/${locale}.yaml`, `path: werk-${locale}\nmeta: { title: W }\n`)
    }
    await publish()
    await content.remove(PAGE)
    await publish()
  }

  test('answers 410 in every language, in its words', async () => {
    await publishThenRemove()
    const titles = new Set<unknown>()
    for (const [locale, address] of Object.entries(ALL)) {
      const gone = await ask(app, address)
      await expect(gone, address).toHaveStatus(410)
      expect(gone.body).toContain(`<html lang="${locale}">`)
      titles.add(pageObject(gone.body).props.title)
    }
    expect(titles.size).toBe(LOCALES.length)
  })

  test('is not gone where an editor says where it went', async () => {
    await publishThenRemove()
    await content.edit(REDIRECTS, 'gone:', '  - { from: /de/werk-de, to: route:contact }\ngone:')
    await publish()
    expect(await answer('/de/werk-de')).toBe('301 /de/kontakt')
  })

  test('is there again when it comes back', async () => {
    await publishThenRemove()
    await content.write(`${PAGE}/de.yaml`, list('Root/Show', 'werk', 'Werk'))
    await publish()
    expect(await answer('/de/werk-de')).toBe('301 /de/werk')
    expect(await answer('/fr/werk-fr')).toBe('301 /de/werk')
  })

  test('leads from the address of a removed translation to where links lead too', async () => {
    await content.remove(COMPANY_EN)
    await publish()
    expect(await answer('/en/company')).toBe('301 /de/unternehmen')
  })
})

describe('the list of published paths', () => {
  test('has one line for each address, sorted, and stays as it is when nothing moves', async () => {
    const text = await content.read(PATHS)
    const lines = text.split('\n').filter((line) => line.startsWith('/'))
    const addresses = lines.map((line) => line.split(':')[0])
    expect(addresses).toEqual(addresses.toSorted())
    expect(lines.slice(0, 5)).toEqual([
      '/de: home',
      '/de/aktuelles: announcements',
      '/de/datenschutz: root.privacy',
      '/de/dekore: decors',
      '/de/farben: color_overview',
    ])
    expect(lines).toContain('/fr: home')
    await publish()
    expect(await content.read(PATHS)).toBe(text)
  })

  test('merges what two branches have published, without a word', async () => {
    const repository = `${content.root}/resources/content`
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=E', '-c', 'user.email=e@x.example', ...args], {
        cwd: repository,
        encoding: 'utf8',
      })
    copyFileSync('.gitattributes', `${repository}/.gitattributes`)
    await content.edit('content/.gitattributes', 'resources/content/', '')
    git('init', '-q', '-b', 'main')
    git('add', '.')
    git('commit', '-qm', 'one')
    git('switch', '-qc', 'other')
    await move('unternehmen', 'unternehmen/a')
    git('commit', '-qam', 'a')
    git('switch', '-q', 'main')
    await edit('company', 'company/b', COMPANY_EN)
    await content.write('content/pages/root/works/de.yaml', list('Root/Show', 'unternehmen/b', 'W'))
    await publish()
    git('add', '.')
    git('commit', '-qm', 'b')
    git('merge', '-q', '-m', 'both', 'other')
    const merged = (await content.read(PATHS)).split('\n').toSorted()
    await publish()
    expect((await content.read(PATHS)).split('\n').toSorted()).toEqual(merged)
    expect(await answer('/de/unternehmen')).toBe('301 /de/unternehmen/a')
    expect(await answer('/en/company')).toBe('301 /en/company/b')
  })

  test('with the marks of a merge is refused at their lines', async () => {
    await content.write(PATHS, '/de: home\n<<<<<<< HEAD\n/de/a: root.a\n')
    expect(await findErrors()).toMatchObject([
      {
        severity: 'error',
        file: `resources/${PATHS}`,
        line: 2,
        column: 1,
        message: '"<<<<<<< HEAD" is no address with the key of a page',
      },
    ])
  })
})

test('the list of this site knows all its addresses', async () => {
  const { checkContent } = await import('#content/loading/loader')
  const { unrecordedPaths } = await import('#content/loading/links/published_paths')
  expect(unrecordedPaths('.', (await checkContent('.')).site)).toEqual([])
})

describe('the commands', () => {
  test('content:paths brings the list up to date, and --check only tells', async () => {
    expect((await run('content:paths', '--check')).exitCode).toBe(0)
    await edit('unternehmen', 'haus')
    const behind = await content.read(PATHS)
    const { said, exitCode } = await run('content:paths', '--check')
    expect(exitCode).toBe(1)
    expect(said).toContain(
      `resources/${COMPANY_DE}:2:7 warning: the path has changed from /de/unternehmen to /de/haus, and the list of published paths does not know. Run "npm run content:paths", and commit the list with the page.`
    )
    expect(await content.read(PATHS)).toBe(behind)

    expect((await run('content:paths')).said).toContain('1 new lines')
    expect(await content.read(PATHS)).toContain('/de/haus: root.company\n/de/kontakt: contact')
    expect((await run('content:paths', '--check')).exitCode).toBe(0)
  })

  test('content:check warns of a path that changed without the list', async () => {
    const { findProblems } = await import('#content/checking/find_problems')
    const messages = async () => (await findProblems()).map(({ message }) => message).join('\n')
    expect(await messages()).not.toContain('list of published paths')
    await edit('unternehmen', 'haus')
    expect(await messages()).toContain('the path has changed from /de/unternehmen to /de/haus')
  })
})
