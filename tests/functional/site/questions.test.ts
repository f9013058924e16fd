import { readdirSync } from 'node:fs'
import { parse } from 'node:path'
import { describe, expect, test } from 'vitest'
import { givenApp } from '#tests/app'
import { QUESTIONS } from '#tests/fixtures/catalogue/questions'
import { WHOLE_LOCALES } from '#tests/fixtures/content/whole_locales'
import { ask, visit } from '#tests/visitor'

/** An unresolved key, an unresolved argument, or an unformatted value. */
const KEYS = readdirSync('resources/lang/en').map((file) => parse(file).name)
const UNWRITTEN = new RegExp(
  `\\b(${KEYS.join('|')})\\.[a-z_]+\\b|\\bundefined\\b|\\{\\w+\\}|\\[object`
)

const app = givenApp()

describe.each(QUESTIONS)('%s, in every language,', (_, german, query) => {
  test('is answered in words, with links that lead where they say', async () => {
    const { localize } = (await visit(app, german)).props
    expect(Object.keys(localize)).toEqual(expect.arrayContaining(WHOLE_LOCALES))
    for (const path of Object.values<string>(localize)) {
      const { status, body } = await ask(app, `${path}?${query}`)
      const shown = body.replaceAll(/<script.*?<\/script>|<option.*?<\/option>|<[^>]+>/gs, ' ')
      expect(status, path).toBe(200)
      expect(UNWRITTEN.exec(shown)?.[0], path).toBeUndefined()
      expect(/<a[^>]* href="\/\w\w\?[^"]*"/.exec(body)?.[0], path).toBeUndefined()
    }
  })
})
