import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Text } from '#content/translations/translatable'
import { isLocale, type Locale } from '#shared/locales'

/** The file name. It is in the record's folder, so that it moves with the record. */
const LEDGER = '.translations'

const HEADER = `# The wording of the source that each text was translated from, by its hash.
# Kept by "npm run content:translations", never by hand.
`

function fileOf(root: string, name: string): string {
  return join(root, 'resources/content', name, LEDGER)
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * Returns the text of a record's ledger, empty if there is none.
 *
 * @param name the record's folder below resources/content
 */
export function ledgerText(root: string, name: string): string {
  return textOf(fileOf(root, name))
}

/**
 * The translation ledger of a record: the hash of the source text that each translation was made
 * from.
 */
export class Ledger {
  /** Source hashes by text and language. */
  readonly #hashes = new Map<string, Map<Locale, string>>()

  private constructor(private readonly file: string) {}

  /** @param name the record's folder below resources/content */
  static read(root: string, name: string): Ledger {
    const ledger = new Ledger(fileOf(root, name))
    for (const line of textOf(ledger.file).split('\n')) {
      const [text, hash, ...locales] = line.split(' ')
      if (line.startsWith('#') || !text || !hash) continue
      for (const locale of locales) if (isLocale(locale)) ledger.#set(text, locale, hash)
    }
    return ledger
  }

  /** Whether it has no entries: the record may be new or monolingual. */
  get isEmpty(): boolean {
    return this.#hashes.size === 0
  }

  /** Returns the hash of the source text of a translation; undefined if it was never recorded. */
  hash(text: string, locale: Locale): string | undefined {
    return this.#hashes.get(text)?.get(locale)
  }

  record(text: string, locale: Locale, source: string) {
    this.#set(text, locale, sourceHash(source))
  }

  /** Removes entries of texts and translations that no longer exist. */
  keepOnly(texts: ReadonlyMap<Locale, readonly Text[]>) {
    for (const [name, hashes] of this.#hashes) {
      for (const locale of hashes.keys()) {
        const text = texts.get(locale)?.find((each) => each.name === name)
        if (text?.translation === undefined) hashes.delete(locale)
      }
      if (hashes.size === 0) this.#hashes.delete(name)
    }
  }

  /** Whether the file is up to date. */
  get isWritten(): boolean {
    return textOf(this.file) === this.format()
  }

  write() {
    const text = this.format()
    if (text !== '') writeFileSync(this.file, text)
    else rmSync(this.file, { force: true })
  }

  /**
   * Returns the text of the file, which is empty if there are no entries: one line per text and
   * source hash. When a text is translated again, its language moves to another line.
   */
  format(): string {
    const lines = [...this.#hashes].flatMap(([name, hashes]) => {
      const locales = Map.groupBy(hashes.keys(), (locale) => hashes.get(locale) ?? '')
      return Array.from(locales, ([hash, all]) => `${name} ${hash} ${all.toSorted().join(' ')}\n`)
    })
    return lines.length === 0 ? '' : HEADER + lines.toSorted().join('')
  }

  #set(text: string, locale: Locale, hash: string) {
    const hashes = this.#hashes.get(text) ?? new Map<Locale, string>()
    this.#hashes.set(text, hashes.set(locale, hash))
  }
}

/** Returns the hash that identifies a source text. */
export function sourceHash(text: string): string {
  return createHash('sha256').update(text.trim()).digest('hex').slice(0, 12)
}
