/**
 * Generates the content of a larger site: that of this site, and a number of further pages in all
 * languages, as files like those of editors.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { LOCALES } from '../../app/shared/locales.ts'

/** The pages that are copied, in turns: half of them are single pages, half are in lists. */
const MODELS = [
  'announcements/packaging',
  'root/imprint',
  'references/library',
  'root/accessibility',
]

/** Before all real news, which stay the newest. */
const FIRST_DAY = Date.UTC(2000, 0, 1)
const DAY = 86_400_000

/**
 * Writes the content of a larger site.
 *
 * @param root a new folder, which will hold `resources`
 * @param pages the number of further pages
 */
export function growContent(root, pages) {
  mkdirSync(join(root, 'resources'), { recursive: true })
  cpSync('resources/content', join(root, 'resources/content'), { recursive: true })
  symlinkSync(resolve('resources/media'), join(root, 'resources/media'))
  const models = MODELS.map(readModel)
  for (let number = 1; number <= pages; number++) {
    const { folder, files } = models[number % models.length]
    const page = join(root, 'resources/content/pages', folder, `grown_${number}`)
    mkdirSync(page)
    for (const [locale, text] of files) {
      writeFileSync(join(page, `${locale}.yaml`), grown(text, number))
    }
  }
}

/**
 * Yields the URLs of the further pages in all languages: each page in one language, then each in
 * the next one.
 */
export function* grownAddresses(pages) {
  const models = MODELS.map(readModel)
  for (let round = 0; round < LOCALES.length; round++) {
    for (let number = 1; number <= pages; number++) {
      const { files } = models[number % models.length]
      const [locale, text] = files[(number + round) % files.length]
      yield `/${locale}/${/^path: (.*)$/m.exec(grown(text, number))[1]}`
    }
  }
}

/** Reads a page in every language; languages without a translation get the English text. */
function readModel(model) {
  const page = join('resources/content/pages', model)
  const spoken = new Set(readdirSync(page).map((file) => file.slice(0, 2)))
  const read = (locale) => readFileSync(join(page, `${locale}.yaml`), 'utf8')
  return {
    folder: model.slice(0, model.indexOf('/')),
    files: LOCALES.map((locale) => [locale, read(spoken.has(locale) ? locale : 'en')]),
  }
}

/** Gives a copy its own path, title and date. */
function grown(text, number) {
  const day = new Date(FIRST_DAY + (number % 9_000) * DAY).toISOString().slice(0, 10)
  return text
    .replace(/^path: .*$/m, (path) => `${path}-${number}`)
    .replace(/^( +title: .*)$/m, `$1 ${number}`)
    .replace(/^( +published_on: ).*$/m, `$1${day}`)
}
