import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { ONE_LETTER_WORDS } from '#content/checking/rules/one_letter_words'
import { LOCALE_TITLES, LOCALES, territorialLocale } from '#shared/locales'
import { compileMessage } from '#texts/compile_message'
import { keepRangesWhole } from '#texts/plain_text'

const LANG = 'resources/lang'
const CONTENT = 'resources/content'

/** Abbreviations, which are the same in every language with Latin letters. */
const LATIN = ['cs', 'da', 'de', 'es', 'et', 'fi', 'fr', 'it', 'lt', 'lv', 'pl', 'pt', 'ro', 'sv']

/** Keys for which a language uses the English word. */
const SAME_AS_ENGLISH: Record<string, readonly string[]> = {
  'newsletter.title': ['cs', 'de', 'fr', 'it', 'pl', 'pt', 'ro'],
  'solid.title': ['cs'],
  'contact.form.label.name': ['de'],
  'contact.form.label.zip': ['nl'],
  'newsletter.form.policy_link': ['it'],
  'adviser.choice.no': ['es', 'it'],
  'adviser.ui.article': ['fr'],
  'catalogue.accessory.clip': ['da', 'de', 'es', 'fr', 'nl', 'sv'],
  'catalogue.accessory.insert': ['fr'],
  'catalogue.accessory.plug': ['da'],
  'comparison.product': ['nl'],
  'contrast.k': ['nl', 'ro'],
  'colour_table.k': ['nl', 'ro'],
  'colour_table.pair': ['fr'],
  'colour_table.lights.lamp': ['et', 'nl'],
  'contrast.date': ['fr'],
  'contrast.insert': ['fr'],
  'catalogue.documents.format': ['da', 'de', 'fr', 'pl', 'ro', 'sv'],
  'catalogue.documents.title': ['fr'],
  'catalogue.part.base': ['es', 'fr', 'it'],
  'catalogue.part.insert': ['fr'],
  'catalogue.part.vinyl': ['cs', 'da', 'sv'],
  'catalogue.material.pvc': LATIN,
  'catalogue.material.wpc': LATIN,
  'catalogue.material.mdf': LATIN,
  'catalogue.material.aluminium': ['da', 'de', 'fr', 'nl', 'pl', 'sv'],
  'catalogue.fixing.clip': ['es', 'fr', 'it', 'nl'],
  'catalogue.facts.material': ['es', 'pt', 'ro', 'sv'],
  'catalogue.facts.decor': ['nl', 'pt', 'ro'],
  'catalogue.facts.code': ['et'],
  'catalogue.facts.sector': ['es', 'nl'],
  'catalogue.building_use.culture': ['fr'],
  'catalogue.ui.variants': ['fr'],
  'catalogue.ui.article_number': ['fr'],
  'catalogue.ui.articles': ['fr'],
  'catalogue.ui.inserts': ['fr'],
  'catalogue.sample.article': ['fr'],
  'catalogue.sample.decor': ['nl', 'pt'],
  'catalogue.ui.decors': ['nl'],
  'catalogue.ui.decors_title': ['nl'],
  'material_list.ui.article': ['fr'],
  'material_list.ui.field.note': ['da'],
  'records.ui.paging': ['fr'],
  'search.suggestions': ['fr'],
  'search.kind.article': ['fr'],
  'search.kind.question': ['fr'],
  'search.kind.page': ['fr'],
  'search.kind.decor': ['nl'],
  'search.kind.download': ['da', 'de', 'nl', 'pt'],
}

type Texts = Record<string, string>
type Tree = { [key: string]: string | Tree }

/** Every text of a language by its key, for example `global.navigation.overview`. */
function textsOf(locale: string): Texts {
  return Object.assign(
    {},
    ...readdirSync(join(LANG, locale)).map((file) => {
      const tree: Tree = JSON.parse(readFileSync(join(LANG, locale, file), 'utf8'))
      return flatten(tree, `${file.replace(/\.json$/, '')}.`)
    })
  )
}

function flatten(tree: Tree, prefix: string): Texts {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string' ? { [prefix + key]: value } : flatten(value, `${prefix}${key}.`)
    )
  )
}

/** Every argument of a message with its kind, at any depth. */
function argumentsOf(elements: readonly MessageFormatElement[]): Set<string> {
  const found = new Set<string>()
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    if ('value' in element) found.add(`${element.value}: ${TYPE[element.type]}`)
    for (const option of optionsOf(element)) {
      for (const name of argumentsOf(option)) found.add(name)
    }
  }
  return found
}

/** The plural categories of each plural in a message, without exact numbers. */
function pluralsOf(elements: readonly MessageFormatElement[]): string[][] {
  return elements.flatMap((element) => {
    const inner = optionsOf(element).flatMap(pluralsOf)
    if (element.type !== TYPE.plural) return inner
    return [Object.keys(element.options).filter((name) => !name.startsWith('=')), ...inner]
  })
}

function optionsOf(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
  return Object.values(element.options).map((option) => option.value)
}

const english = textsOf('en')

test('the site has the 17 languages of the specification, each with a title of its own', () => {
  expect(LOCALES).toHaveLength(17)
  expect(new Set(Object.values(LOCALE_TITLES)).size).toBe(LOCALES.length)
  expect(readdirSync(LANG).toSorted()).toEqual([...LOCALES].toSorted())
})

describe.each(LOCALES)('the interface texts in %s', (locale) => {
  const texts = textsOf(locale)

  test('have exactly the keys that English has', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  test('are messages that the browser can show', () => {
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).toBe(text)
      expect(text, key).not.toBe('')
      expect(() => compileMessage(text), key).not.toThrow()
    }
  })

  test('take the same arguments as in English', () => {
    for (const [key, text] of Object.entries(texts)) {
      expect(argumentsOf(parse(text)), key).toEqual(argumentsOf(parse(english[key])))
    }
  })

  test('have exactly the plural forms that the language has', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    const plurals = Object.values(texts).flatMap((text) => pluralsOf(parse(text)))
    expect(plurals.length).toBeGreaterThan(0)
    for (const categories of plurals) expect(categories.toSorted()).toEqual(forms)
  })

  test('leave no word of one letter at the end of a line', () => {
    const letters = ONE_LETTER_WORDS[locale]
    const torn = Object.entries(texts).filter(([, text]) => letters?.test(text))
    expect(torn).toEqual([])
  })

  test('keep the figures of a range in one line', () => {
    const torn = Object.entries(texts).filter(([, text]) => keepRangesWhole(text) !== text)
    expect(torn).toEqual([])
  })

  test('go with a home page and a contact page of that language', () => {
    for (const page of ['home/index', 'contact/index', 'product_families/index']) {
      expect(existsSync(join(CONTENT, 'pages', page, `${locale}.yaml`)), page).toBe(true)
    }
  })

  test('go with menus, settings and descriptions of the pictures in that language', () => {
    for (const record of ['navigation/main', 'navigation/footer', 'site/settings', 'images']) {
      expect(existsSync(join(CONTENT, record, `${locale}.yaml`)), record).toBe(true)
    }
  })
})

test.each(LOCALES.filter((locale) => locale !== 'en'))(
  'in %s every text differs from English, but for words that both languages share',
  (locale) => {
    const texts = textsOf(locale)
    const same = Object.keys(texts).filter((key) => texts[key] === english[key])
    const shared = Object.keys(SAME_AS_ENGLISH).filter((key) =>
      SAME_AS_ENGLISH[key].includes(locale)
    )
    expect(same.toSorted()).toEqual(shared.toSorted())
  }
)

test('link previews name each language with the country where it is at home', () => {
  expect(LOCALES.map(territorialLocale).join(' ')).toBe(
    'da_DK de_DE en_GB et_EE fi_FI fr_FR it_IT lv_LV lt_LT nl_NL pl_PL pt_PT ro_RO ru_RU sv_SE es_ES cs_CZ'
  )
})
