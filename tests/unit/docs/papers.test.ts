import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const PAPERS = [...globSync('*.md'), ...globSync('docs/**/*.md')]

/** A fenced code block with its content. */
const FENCE = /^ *```[^\n]*\n(.*?)^ *```$/gms

/** Paths below these folders must exist where papers name them. */
const FOLDERS = 'app|bin|config|database|deploy|docs|inertia|resources|start|tests'

describe.each(PAPERS)('%s', (paper) => {
  const text = readFileSync(paper, 'utf8')

  test('has no mark of a merge', () => {
    expect(text.match(/^(<{7}|={7}|>{7})/gm)).toBeNull()
  })

  test('leads to files that exist', () => {
    const links = Array.from(withoutFences(text).matchAll(/\]\(([^)]+)\)/g), ([, link]) => link)
    const missing = links
      .filter((link) => !/^(https?|route):/.test(link))
      .filter((link) => !existsSync(join(dirname(paper), link.split('#')[0])))
    expect(missing).toEqual([])
  })

  test('leads to headings that exist', () => {
    const links = Array.from(
      withoutFences(text).matchAll(/\]\(([^)#:]*)#([^)]+)\)/g),
      ([, file, heading]) => ({ file: file ? join(dirname(paper), file) : paper, heading })
    )
    const missing = links.filter(({ file, heading }) => !anchorsIn(file).includes(heading))
    expect(missing).toEqual([])
  })

  test('names files and folders that exist', () => {
    const names = Array.from(
      withoutFences(text).matchAll(new RegExp(`\`((${FOLDERS})/[\\w./-]+)\``, 'g')),
      ([, name]) => name
    )
    expect(names.filter((name) => !existsSync(name))).toEqual([])
  })
})

const developing = readFileSync('docs/developing.md', 'utf8')

test('the ways of requests and content lead through files that exist', () => {
  const [, ...ways] = developing.split(/^## The way of /m)
  expect(ways).toHaveLength(3)
  for (const way of ways) {
    const files = filesOf(fences(way)[0])
    expect(files.length).toBeGreaterThan(3)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  }
})

test('the constants to be extended for a new locale are in the files that the paper names', () => {
  const [, section = ''] = /^## Adding a locale\n(.*?)^## /ms.exec(developing) ?? []
  const named = Array.from(section.matchAll(/`([A-Z_]+)`[^`;]*? in\s+`([\w/.]+\.ts)`/g))
  expect(named.length).toBeGreaterThan(2)
  const missing = named.filter(
    ([, name, file]) =>
      !new RegExp(`^(export )?const ${name}\\b`, 'm').test(readFileSync(file, 'utf8'))
  )
  expect(missing.map(([text]) => text)).toEqual([])
})

test('the table of modules has every one of the server, and none that is gone', () => {
  const [, table = ''] = /^\| module \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(developing) ?? []
  const cells = Array.from(table.matchAll(/^\| (.+?) \|/gm), ([, cell]) => cell)
  const named = cells.flatMap((cell) =>
    Array.from(cell.matchAll(/`app\/(\w+)`/g), ([, module]) => module)
  )
  expect(named.toSorted()).toEqual(readdirSync('app').toSorted())
})

test('the table of commands names every script of package.json that is not run by another', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const wanted = Object.keys(scripts).filter((name) => !/^pre[a-z]/.test(name))
  const [, table] = developing.split('## Commands')
  expect(wanted.filter((name) => !isNamed(name, table.split('\n## ')[0]))).toEqual([])
})

test('the list of decisions has every record, in order; each says context, decision and consequences', () => {
  const records = globSync('docs/decisions/[0-9]*.md')
    .map((file) => file.split(/[\\/]/).at(-1) ?? '')
    .toSorted()
  const listed = Array.from(
    readFileSync('docs/decisions/README.md', 'utf8').matchAll(/^\| (\d+) \| \[(.+)\]\((.+)\) \|/gm),
    ([, number, title, file]) => ({ number, title, file })
  )
  expect(listed.map(({ file }) => file)).toEqual(records)
  for (const { number, title, file } of listed) {
    const headings = readFileSync(join('docs/decisions', file), 'utf8').match(/^#+ .+$/gm)
    expect(headings).toEqual([
      `# ${number}. ${title}`,
      '## Context',
      '## Decision',
      '## Consequences',
    ])
  }
})

describe('the table of the configuration', () => {
  const [own, ofTests] = readFileSync('docs/operating.md', 'utf8')
    .split('Only tests read these variables:')
    .map(variablesOf)
  const example = readFileSync('.env.example', 'utf8')
  const examples = Array.from(example.matchAll(/^([A-Z_]+)=(.*)$/gm), ([, name]) => name)

  test('has exactly the variables that the application reads, in its order', () => {
    const read = Array.from(
      readFileSync('start/env.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): /gm),
      ([, name]) => name
    )
    expect(own).toEqual(read)
  })

  test('has exactly those of .env.example, in its order', () => {
    expect(own).toEqual(examples)
  })

  test('keeps those of tests apart', () => {
    expect(ofTests).toEqual(['TEST_DATABASE_URL', 'TEST_PICTURES', 'CHROMIUM_PATH'])
  })
})

/** The variables in the first column of a table. */
function variablesOf(text: string): string[] {
  const cells = Array.from(text.matchAll(/^\| (`[A-Z].*?) \|/gm), ([, cell]) => cell)
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`([A-Z_]+)`/g), ([, name]) => name))
}

/** The fragments of a paper's headings, as Markdown renderers make them. */
function anchorsIn(paper: string): string[] {
  const headings = withoutFences(readFileSync(paper, 'utf8')).matchAll(/^#+ (.+)$/gm)
  return Array.from(headings, ([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-')
  )
}

function fences(text: string): string[] {
  return Array.from(text.matchAll(FENCE), ([, fence]) => fence)
}

function withoutFences(text: string): string {
  return text.replaceAll(FENCE, '')
}

/** A script by its name alone, or after another one: `npm run format`, `format:check`. */
function isNamed(script: string, text: string): boolean {
  return [`npm ${script}`, `npm run ${script}`, `\`${script}`].some((name) =>
    new RegExp(`${name}(?![\\w:])`).test(text)
  )
}

/** The files of a list of steps: a name without a folder is in the folder of the file above. */
function filesOf(way: string): string[] {
  let folder = ''
  return way.split('\n').flatMap((line) =>
    Array.from(line.matchAll(/(?<=^|[\s,(])([\w/]+\.ts)/g), ([, name]) => {
      if (!name.includes('/')) return join(folder, name)
      if (/^ {2}\S/.test(line)) folder = dirname(name)
      return name
    })
  )
}
