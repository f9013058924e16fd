import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { givenApp } from '#tests/app'
import { ask, askBytes, pageObject, sitemapPaths } from '#tests/visitor'

/** The transferred bytes of the first page of a visit and of the next one. */

const app = givenApp()

const PAGES = [
  ['a content page', '/de/unternehmen', 98_000],
  ['a content page with every kind of block', '/de/service', 98_000],
  ['the home page', '/de', 98_000],
  ['the references', '/de/referenzen', 98_000],
  ['a page of the catalogue', '/de/produkte/uebergangsprofile', 98_000],
  ['a product group', '/de/produkte/uebergangsprofile/uebergang-38-clip', 104_000],
  ['the contact page without its form', '/de/kontakt', 98_000],
] as const

describe('JavaScript', () => {
  test.each(PAGES)('of %s, %s, stays within its limit', async (_, path, limit) => {
    const files = await Promise.all((await scriptsOf(path)).map(compressed))
    expect(files.reduce((bytes, { length }) => bytes + length, 0)).toBeLessThanOrEqual(limit)
  })

  test('of the contact form comes after what its page names, within the limit of both', async () => {
    const { default: vite } = await import('@adonisjs/vite/services/main')
    const manifest = vite.manifest()
    const form = manifest['inertia/contact/form/ContactForm.tsx']
    const named = await scriptsOf('/de/kontakt')
    const later = [form, ...(form?.imports ?? []).map((name) => manifest[name])]
      .map((chunk) => `/assets/${chunk?.file}`)
      .filter((file) => !named.includes(file))
    expect(later).toContain(`/assets/${form?.file}`)
    const files = await Promise.all([...named, ...later].map(compressed))
    expect(files.reduce((bytes, { length }) => bytes + length, 0)).toBeLessThanOrEqual(127_800)
  })

  test('of a block that few pages have is named by those that have it', async () => {
    const { default: vite } = await import('@adonisjs/vite/services/main')
    const manifest = vite.manifest()
    const fileOf = (type: string) => `/assets/${manifest[`inertia/blocks/${type}.tsx`]?.file}`
    expect(await scriptsOf('/de/unternehmen')).toContain(fileOf('VideoEmbed'))
    expect(await scriptsOf('/de/unternehmen')).not.toContain(fileOf('SectionDownloads'))
    expect(await scriptsOf('/de/impressum')).not.toContain(fileOf('VideoEmbed'))
  })

  test('of a guide’s motion takes at most 3 kB, when it is asked for', async () => {
    const { default: vite } = await import('@adonisjs/vite/services/main')
    const motion = vite.manifest()['inertia/catalogue/motion/lazy/openMotion.tsx']
    const file = `/assets/${motion?.file}`
    expect(await scriptsOf('/de/produkte/uebergangsprofile/uebergang-38-clip')).not.toContain(file)
    expect((await compressed(file)).length).toBeLessThanOrEqual(3_000)
  })

  test.each(PAGES)('of %s, %s, is named by the page, each file once', async (_, path) => {
    const preloads = (await ask(app, path)).body.match(/<link rel="modulepreload"[^>]*>/g)
    const scripts = await scriptsOf(path)
    expect(preloads).toHaveLength(scripts.length)
    for (const script of scripts) {
      const code = brotliDecompressSync(await compressed(script)).toString()
      for (const [, file] of code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
        expect(scripts, `imported by ${script}`).toContain(`/assets/${file}`)
      }
    }
  })
})

test('one style sheet of 12 kB carries every page', async () => {
  for (const [, path] of PAGES) {
    const { body } = await ask(app, path)
    const sheets = Array.from(body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, a]) => a)
    expect(sheets).toHaveLength(1)
    expect((await compressed(sheets[0] ?? '')).length).toBeLessThanOrEqual(12_000)
  }
})

test('a browser without popovers shows none of the menus, instead of all', async () => {
  const [sheet] = globSync('public/assets/app-*.css')
  const hidden = /@supports not selector\(:popover-open\)\{\[popover\]\{display:none\}\}/
  expect(readFileSync(sheet, 'utf8')).toMatch(hidden)
})

test('the style sheet has no rules for words that stand outside of inertia', () => {
  const [sheet] = globSync('public/assets/app-*.css')
  const rules = classesIn(readFileSync(sheet, 'utf8'))
  const code = globSync('inertia/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const styles = globSync('inertia/**/*.css').map((file) => readFileSync(file, 'utf8'))
  const known = new Set([
    ...code.flatMap((text) => [...text.split(/[\s"'`]/), ...text.split(/\W/)]),
    ...styles.flatMap(classesIn),
  ])
  expect(rules.length).toBeGreaterThan(300)
  expect(rules.filter((name) => !known.has(name))).toEqual([])
})

function classesIn(css: string): string[] {
  const bare = css.replaceAll(/\/\*.*?\*\/|url\([^)]*\)|"[^"]*"/gs, '')
  const names = bare.matchAll(/\.((?:\\.|[a-z])(?:\\.|[\w-])*)/g)
  return Array.from(names, ([, name]) => name.replaceAll(/\\(.)/g, '$1'))
}

test('the HTML of the home page takes at most 16 kB', async () => {
  const { body } = await ask(app, '/de')
  expect(brotliCompressSync(body).length).toBeLessThanOrEqual(16_000)
})

/** Kinds of pages with larger budgets. */
const LONGER: Record<string, number> = {
  'ColorOverview/Index': 4_600,
  'ProductFamilies/ShowGroup': 5_450,
  'Root/Sections': 5_450,
  'Root/InstallationGuides': 6_350,
  'Home/Show': 5_500,
  'Contact/Show': 6_700,
}

test('a visit inside the site takes at most 4.5 kB, the longest page of each kind', async () => {
  const { version, onceProps } = pageObject((await ask(app, '/de')).body)
  const known = Object.keys(onceProps).join(',')
  const longest = new Map<string, string>()
  for (const path of await sitemapPaths(app)) {
    const { body } = await ask(app, path, {
      'X-Inertia': 'true',
      'X-Inertia-Version': version,
      'X-Inertia-Except-Once-Props': known,
    })
    const { component } = JSON.parse(body) as { component: string }
    if (body.length > (longest.get(component)?.length ?? 0)) longest.set(component, body)
  }
  expect(longest.size).toBeGreaterThan(15)
  for (const [component, body] of longest) {
    const size = brotliCompressSync(body).length
    expect(size, component).toBeLessThanOrEqual(LONGER[component] ?? 4_500)
  }
})

/** The scripts that a page loads before any of them runs, each once. */
async function scriptsOf(path: string): Promise<string[]> {
  const { body } = await ask(app, path)
  const found = body.matchAll(
    /<(?:link rel="modulepreload" href|script type="module" src)="([^"]+)"/g
  )
  return [...new Set(Array.from(found, ([, address]) => address ?? ''))]
}

function compressed(path: string): Promise<Buffer> {
  return askBytes(app, path, { 'Accept-Encoding': 'br' })
}
