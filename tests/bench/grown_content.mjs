/**
 * A site that has grown: the content of this one, and as many more pages in all languages as one asks
 * for, as files like those that editors write.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { LOCALES } from '../../app/shared/locales.ts'

/** What further pages are copies of, in turns: half of them stand alone, half are in lists. */
const MODELS = [
  'announcements/packaging',
  'root/imprint',
  'references/library',
  'root/accessibility',
]

/** Before all real news, so that the newest stay the newest. */
const FIRST_DAY = Date.UTC(2000, 0, 1)
const DAY = 86_400_000

/**
 * Writes the content of a grown site.
 *
 * @param root a new folder, which will hold `resources`
 * @param pages how many pages there are beside those of this site
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

/** The addresses of the further pages in all languages: each page in one of them, then in another. */
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

/** A page in every language; in one that it does not speak it says the English words. */
function readModel(model) {
  const page = join('resources/content/pages', model)
  const spoken = new Set(readdirSync(page).map((file) => file.slice(0, 2)))
  const read = (locale) => readFileSync(join(page, `${locale}.yaml`), 'utf8')
  return {
    folder: model.slice(0, model.indexOf('/')),
    files: LOCALES.map((locale) => [locale, read(spoken.has(locale) ? locale : 'en')]),
  }
}

/** The same page under an address, with a title and on a day of its own. */
function grown(text, number) {
  const day = new Date(FIRST_DAY + (number % 9_000) * DAY).toISOString().slice(0, 10)
  return text
    .replace(/^path: .*$/m, (path) => `${path}-${number}`)
    .replace(/^( +title: .*)$/m, `$1 ${number}`)
    .replace(/^( +published_on: ).*$/m, `$1${day}`)
}
