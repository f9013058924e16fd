import { expect, test } from 'vitest'
import { encode } from '#http/utf8'

test.each([
  ['nothing', []],
  ['an empty text', ['']],
  ['letters of Western Europe', ['Übergang ', 'für Beläge']],
  ['other letters', ['„Порог“ – ', 'grindų profilis į šiaurę', ' 10 m²']],
  ['a character that two parts share', ['\ud83d', '\ude00']],
  ['half a character', ['Profil \ud83d', ' 38']],
])('%s: the bytes are those that Node gives for the whole text', (_, texts) => {
  expect(encode(texts)).toEqual(Buffer.from(texts.join('')))
})

test('the bytes of one text stay the same when the next one is encoded', () => {
  const first = encode(['Sockelleiste für Zürich'])
  const longer = 'Порожек '.repeat(50_000)
  expect(encode([longer]).toString()).toBe(longer)
  encode(['Treppenkante'])
  expect(first.toString()).toBe('Sockelleiste für Zürich')
})
