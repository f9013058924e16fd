import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, type Text } from '#content/translations/translatable'
import { isLocale, type Locale } from '#shared/locales'

/** Beside the languages of a record, so that it moves with them. */
const LEDGER = '.translations'

const HEADER = `# The wording of the source that each text was translated from, by its hash.
# Kept by "npm run content:translations", never by hand.
`

/** What one record notes: of which wording each language's text is the translation. */
export class Ledger {
  /** Of each text, and each language, the hash of the source. */
  readonly #hashes = new Map<string, Map<Locale, string>>()

  private constructor(private readonly file: string) {}

  /** @param name the record's folder below resources/content */
  static read(root: string, name: string): Ledger {
    const ledger = new Ledger(join(root, 'resources/content', name, LEDGER))
    if (!existsSync(ledger.file)) return ledger
    for (const line of readFileSync(ledger.file, 'utf8').split('\n')) {
      const [text, hash, ...locales] = line.split(' ')
      if (line.startsWith('#') || !text || !hash) continue
      for (const locale of locales) if (isLocale(locale)) ledger.#set(text, locale, hash)
    }
    return ledger
  }

  /** Whether it notes nothing: the record may be new, or in one language alone. */
  get isEmpty(): boolean {
    return this.#hashes.size === 0
  }

  /** The hash of what a text was translated from; undefined where that was never noted. */
  hash(text: string, locale: Locale): string | undefined {
    return this.#hashes.get(text)?.get(locale)
  }

  /** Notes what a text was translated from. */
  record(text: string, locale: Locale, source: string) {
    this.#set(text, locale, hashOf(source))
  }

  /** Forgets what is no text, or no translation, any more. */
  keepOnly(texts: ReadonlyMap<Locale, readonly Text[]>) {
    for (const [name, hashes] of this.#hashes) {
      for (const locale of hashes.keys()) {
        const text = texts.get(locale)?.find((each) => each.name === name)
        if (text?.translation === undefined) hashes.delete(locale)
      }
      if (hashes.size === 0) this.#hashes.delete(name)
    }
  }

  /** Whether the file says what this does. */
  get isWritten(): boolean {
    const text = this.#format()
    return existsSync(this.file) ? readFileSync(this.file, 'utf8') === text : text === ''
  }

  write() {
    const text = this.#format()
    if (text !== '') writeFileSync(this.file, text)
    else rmSync(this.file, { force: true })
  }

  /** A line for each text and wording: a language whose text was made anew moves to another line. */
  #format(): string {
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
