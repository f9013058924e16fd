import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cloneDeep,
  escape,
  get,
  has,
  isEqual,
  set,
  toPath,
} from '../../../bundling/inertia_toolkit.js'

/** Anything that a page object can hold: JSON has no -0, and no object without a prototype. */
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown)

describe('a copy', () => {
  test('equals what it was made of and shares nothing with it', () => {
    fc.assert(
      fc.property(json, (value) => {
        const copy = cloneDeep(value)
        expect(copy).toStrictEqual(value)
        expect(sharedParts(copy, value)).toBe(false)
      })
    )
  })

  test('has the same functions and files as the visit that it was made of', () => {
    const visit = { data: { file: new Blob(['a']) }, onSuccess: () => undefined }
    const copy = cloneDeep(visit)
    expect(copy.data).not.toBe(visit.data)
    expect(copy.data.file).toBe(visit.data.file)
    expect(copy.onSuccess).toBe(visit.onSuccess)
  })
})

describe('two values are equal', () => {
  test('exactly when Node says so', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        expect(isEqual(one, other)).toBe(isDeepStrictEqual(one, other))
        expect(isEqual(one, structuredClone(one))).toBe(true)
      })
    )
  })

  test.each([
    [[], {}],
    [{ a: undefined }, {}],
    [{ a: undefined }, { b: undefined }],
    [[1, 2], [1]],
    [null, {}],
    ['1', 1],
  ])('%j and %j are not', (one, other) => {
    expect(isEqual(one, other)).toBe(false)
    expect(isEqual(other, one)).toBe(false)
  })

  test('whatever the order of their names', () => {
    expect(isEqual({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toBe(true)
  })
})

describe('a path', () => {
  const page = { props: { messages: { close: 'Schließen' }, 'a.b': 1, none: undefined }, list: [7] }

  test('leads to what lies there', () => {
    expect(get(page, 'props.messages.close')).toBe('Schließen')
    expect(get(page, 'list.0')).toBe(7)
    expect(get(page.props, 'a.b')).toBe(1)
  })

  test.each(['props.missing', 'props.missing.close', 'list.1', 'toString', 'props.constructor'])(
    '%s leads nowhere',
    (path) => {
      expect(get(page, path)).toBeUndefined()
      expect(has(page, path)).toBe(false)
    }
  )

  test('tells what is there without a value from what is not', () => {
    expect(has(page, 'props.none')).toBe(true)
    expect(has(page.props, 'a.b')).toBe(true)
    expect(has(undefined, 'props')).toBe(false)
  })

  test('takes a value, and what is missing on the way is made', () => {
    expect(set({ a: { b: 1 } }, 'a.c.d', 2)).toEqual({ a: { b: 1, c: { d: 2 } } })
    expect(set({ 'a.b': 1 }, 'a.b', 2)).toEqual({ 'a.b': 2 })
    expect(toPath('a.b')).toEqual(['a', 'b'])
  })

  test('reaches no object but the one it starts from', () => {
    set({}, '__proto__.polluted', true)
    set({}, 'constructor.prototype.polluted', true)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

test('text for an attribute ends neither the attribute nor the tag', () => {
  expect(escape(`<a href="x" title='y'>&`)).toBe(
    '&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;'
  )
})

function sharedParts(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    return false
  }
  const values = Object.values(other)
  return one === other || Object.values(one).some((each, index) => sharedParts(each, values[index]))
}
