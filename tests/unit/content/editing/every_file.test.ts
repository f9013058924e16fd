import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { editYaml } from '#content/editing/edit_yaml'

const FILES = globSync('resources/content/**/*.yaml').toSorted()

test('a content file that is saved unchanged is the same, byte for byte', () => {
  for (const file of FILES) {
    const text = readFileSync(file, 'utf8')
    expect(editYaml(text, parse(text)), file).toBe(text)
  }
})

/** Returns the data with one more word in its longest text, after the middle. */
function withWord(data: unknown): unknown {
  let longest = ''
  JSON.stringify(data, (_, value) => {
    if (typeof value === 'string' && value.length > longest.length) longest = value
    return value
  })
  const at = longest.indexOf(' ', longest.length / 2)
  const changed = at < 0 ? `${longest} Wort` : `${longest.slice(0, at)} Wort${longest.slice(at)}`
  return JSON.parse(JSON.stringify(data), (_, value) => (value === longest ? changed : value))
}

test('a text that is changed and changed back is the same, byte for byte', () => {
  const different: string[] = []
  for (const file of FILES) {
    const text = readFileSync(file, 'utf8')
    const data = parse(text)
    const changed = withWord(data)
    const there = editYaml(text, changed)
    expect(parse(there), file).toEqual(changed)
    if (editYaml(there, data, { former: text }) !== text) different.push(file)
  }
  expect(different).toEqual([])
})
