import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCaptions } from '#content/checking/captions'
import { type CheckContext, type Prose, textsOf } from '#content/checking/check_context'
import { MASK, withoutMarkup } from '#content/checking/extracted_texts'
import { readInterfaceTexts } from '#content/checking/interface_texts'
import { installDictionaries, openDictionary } from '#content/checking/spelling/dictionaries'
import { type Dictionary, Vocabulary } from '#content/checking/spelling/vocabulary'
import { wordsIn } from '#content/checking/spelling/words'
import { type ContentProblem, startOf } from '#content/loading/problems'
import type { Locale } from '#shared/locales'

/** A text whose words are checked; `value` is the text before masking if that differs. */
type SpelledText = Prose & { value?: string }

/** The name of a file for download: `material-list`. */
const FILE_NAME = /^[a-z]+(?:-[a-z]+)+$/

/** The list of names and units that are valid in all languages. */
const EVERYWHERE = 'all'

/**
 * Checks the spelling of all texts that visitors read: content, interface texts and captions.
 *
 * @param root the folder that holds `resources`
 * @param dictionaries the folder where the dictionaries are installed
 * @returns a warning for each word that is in neither a dictionary nor a word list of the
 *   repository
 */
export async function checkSpelling(
  root: string,
  site: Pick<CheckContext, 'records' | 'media'>,
  dictionaries: string
): Promise<ContentProblem[]> {
  const missing = installDictionaries(dictionaries)
  if (missing) return [notChecked(missing)]

  const problems: ContentProblem[] = []
  const shared = readWords(root, EVERYWHERE)
  const needed = new Set<string>()
  const texts: SpelledText[] = [
    ...textsOf(site),
    ...spelledInterfaceTexts(root),
    ...readCaptions(root, site.media),
  ]
  for (const [locale, ofLocale] of Map.groupBy(texts, (text) => text.locale)) {
    const own = readWords(root, locale)
    const dictionary = await openDictionary(dictionaries, locale)
    const vocabulary = new Vocabulary(locale, dictionary, new Set([...shared, ...own]))
    try {
      problems.push(...misspelt(ofLocale, vocabulary, dictionary))
    } finally {
      dictionary.close()
    }
    for (const word of vocabulary.needed) needed.add(word)
    problems.push(...unneeded(locale, own, vocabulary.needed))
  }
  return [...problems, ...unneeded(EVERYWHERE, shared, needed)]
}

/** Returns the interface texts without the names of files, which are no words of a language. */
export function spelledInterfaceTexts(root: string): SpelledText[] {
  return readInterfaceTexts(root, MASK)
    .filter(({ value }) => !FILE_NAME.test(value))
    .map((text) => ({ ...text, prose: withoutMarkup(text.prose, false) }))
}

function* misspelt(
  texts: readonly SpelledText[],
  vocabulary: Vocabulary,
  dictionary: Dictionary
): Iterable<ContentProblem> {
  const remedies = new Map<string, string>()
  for (const text of texts) {
    const { locale, prose, value } = text
    for (const word of wordsIn(prose, value)) {
      for (const part of vocabulary.unknownIn(word)) {
        const remedy = remedies.get(part) ?? remedyFor(dictionary.suggest(part), locale)
        remedies.set(part, remedy)
        yield {
          severity: 'warning',
          rule: 'spelling',
          ...text.placeOf(word.index + word.word.indexOf(part)),
          message: `the word "${part}" is unknown`,
          remedy,
        }
      }
    }
  }
}

function remedyFor(suggestions: readonly string[], locale: Locale): string {
  const meant = suggestions.length > 0 ? `Did you mean ${suggestions.join(', ')}? ` : ''
  return `${meant}If it is right, add it to ${pathOf(locale)}.`
}

/** Finds listed words that no text contains or that the dictionary contains as well. */
function unneeded(
  list: string,
  words: readonly string[],
  needed: ReadonlySet<string>
): ContentProblem[] {
  return words.flatMap((word, index): ContentProblem[] => {
    if (needed.has(word)) return []
    const place = { file: pathOf(list), line: index + 1, column: 1 }
    const message = `nothing needs the word "${word}"`
    const remedy = 'Remove it, unless a text is going to have it.'
    return [{ severity: 'note', rule: 'spelling', ...place, message, remedy }]
  })
}

/** Returns the lines of a word list; an empty list if a language has none. */
function readWords(root: string, list: string): string[] {
  const path = join(root, pathOf(list))
  return existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split(/\r?\n/) : []
}

function pathOf(list: string): string {
  return `resources/content/words/${list}.txt`
}

function notChecked(why: string): ContentProblem {
  return {
    severity: 'warning',
    rule: 'spelling',
    ...startOf('dictionaries/package.json'),
    message: `the spelling was not checked for want of dictionaries: ${why}`,
    remedy: 'Run "npm ci --prefix dictionaries" where there is a network; it says what is wrong.',
  }
}
