import { afterEach, describe, expect, test, vi } from 'vitest'
import { MAX_LINES, writeList } from '#shared/material_list'
import { addToList } from '~/material_list/addToList'

const FULL = writeList(
  Array.from({ length: MAX_LINES }, (_, index) => ({ article: `${10_000 + index}` }))
)

/** Stubs a browser with a stored list. Returns its storage. */
function givenStored(list: string) {
  const entries = new Map([['material_list', list]])
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
    },
  })
  return entries
}

afterEach(() => vi.unstubAllGlobals())

describe('a choice is added to the stored list', () => {
  test('after its lines', () => {
    const entries = givenStored('1**10101*l270')
    expect(addToList('10102*scolour-silver_matt')).toBe(true)
    expect(entries.get('material_list')).toBe('1**10101*l270**10102*scolour-silver_matt')
  })

  test('as its first line', () => {
    const entries = givenStored('')
    expect(addToList('10101')).toBe(true)
    expect(entries.get('material_list')).toBe('1**10101')
  })

  test('once: it is on the list if it was there before', () => {
    const entries = givenStored('1**10101*l270**10102')
    expect(addToList('10101*l270')).toBe(true)
    expect(entries.get('material_list')).toBe('1**10101*l270**10102')
  })
})

describe('what cannot be read of the stored list stays when a choice is added', () => {
  test.each([
    ['a damaged part', '1**10101*l270**kante', '1**10101*l270**kante**10102'],
    ['a field that is unknown', '1**10101*l270*xFlur', '1**10101*l270*xFlur**10102'],
    ['a list of another version', '2**15101*rFlur', '1**2**15101*rFlur**10102'],
    ['a text that is no list', 'kaputt', '1**kaputt**10102'],
  ])('%s', (_, stored, expected) => {
    const entries = givenStored(stored)
    expect(addToList('10102')).toBe(true)
    expect(entries.get('material_list')).toBe(expected)
  })
})

describe('a choice is not added', () => {
  test('to a full list, which stays as it is', () => {
    const entries = givenStored(FULL)
    expect(addToList('15101')).toBe(false)
    expect(entries.get('material_list')).toBe(FULL)
  })

  test('where storage is denied', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    expect(addToList('10101')).toBe(false)
  })

  test('where storage has no space', () => {
    const entries = givenStored('1**10101')
    window.localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(addToList('10102')).toBe(false)
    expect(entries.get('material_list')).toBe('1**10101')
  })
})
