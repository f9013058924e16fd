import { expect, expectTypeOf, test } from 'vitest'
import type { WithLang } from '#content/schema/with_lang'
import { langOf } from '~/context/langOf'
import { render } from '../render'

type Entry = { id: number; title: string; text?: string } & WithLang

const translated: Entry = { id: 1, title: 'Übergangsprofil' }
const partly: Entry = { ...translated, text: 'Seven to eighteen', lang: { text: 'en' } }

test('a text in another language than the page is marked, its neighbours are not', () => {
  expect(langOf(partly, 'text')).toBe('en')
  expect(langOf(partly, 'title')).toBeUndefined()
  expect(langOf(translated, 'title')).toBeUndefined()
})

test('a text in the page’s language has no attribute', () => {
  expect(render(<p lang={langOf(partly, 'text')}>x</p>)).toBe('<p lang="en">x</p>')
  expect(render(<p lang={langOf(partly, 'title')}>x</p>)).toBe('<p>x</p>')
})

test('only a field that the object has can be asked for', () => {
  expectTypeOf(langOf<Entry>)
    .parameter(1)
    .toEqualTypeOf<'id' | 'title' | 'text'>()
})
