import { describe, expect, test } from 'vitest'
import { languageWords } from '#search/language_words'
import { LOCALES } from '#shared/locales'

/** Returns each list of a tree of words by its path, for example `fixing.glue`. */
function listsOf(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : listsOf(value, `${path}${key}.`)
  )
}

describe.each(LOCALES)('the words of queries in %s', (locale) => {
  const lists = listsOf(languageWords(locale))

  test('are of the kinds that English has', () => {
    expect(lists.map(([path]) => path)).toEqual(listsOf(languageWords('en')).map(([path]) => path))
  })

  test('are in lower case, each once, with one space between them', () => {
    for (const [path, list] of lists) {
      const words = list.split(' ')
      expect(list, path).toBe(list.toLowerCase())
      expect(words, path).not.toContain('')
      expect(new Set(words).size, path).toBe(words.length)
    }
  })
})
