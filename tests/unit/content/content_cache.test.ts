import { describe, expect, test } from 'vitest'
import { ContentCache } from '#content/pages/content_cache'

/** A cache of words. */
function givenCache(max = 3) {
  const version = { current: 'first' }
  const cache = new ContentCache<string>(max, async () => version.current)
  const loaded: string[] = []
  /** Reads a word: its key in upper case. */
  const ask = (key: string) =>
    cache.get(key, async () => {
      loaded.push(key)
      return key.toUpperCase()
    })
  return { cache, loaded, ask, version }
}

/** A load whose end the test controls. */
function givenLoad() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let times = 0
  const load = () => {
    times++
    return promise
  }
  return { load, end: resolve, fail: reject, times: () => times }
}

function isAway(): Promise<never> {
  return Promise.reject(new Error('away'))
}

test('a value is loaded once', async () => {
  const { ask, loaded } = givenCache()
  expect([await ask('a'), await ask('a')]).toEqual(['A', 'A'])
  expect(loaded).toEqual(['a'])
})

test('the least recently used value is evicted', async () => {
  const { ask, loaded } = givenCache(2)
  for (const key of ['a', 'b', 'a', 'c']) await ask(key)
  expect(loaded).toEqual(['a', 'b', 'c'])
  await ask('a')
  expect(loaded).toEqual(['a', 'b', 'c'])
  await ask('b')
  expect(loaded).toEqual(['a', 'b', 'c', 'b'])
})

test('values of another content version are loaded again, even if that version returns', async () => {
  const { ask, loaded, version } = givenCache()
  await ask('a')
  version.current = 'second'
  await ask('a')
  version.current = 'first'
  await ask('a')
  expect(loaded).toEqual(['a', 'a', 'a'])
})

test('a load that ends under a later content version is not cached for it', async () => {
  const { cache, version } = givenCache()
  const old = givenLoad()
  const asked = cache.get('a', old.load)
  await expect.poll(old.times).toBe(1)
  version.current = 'second'
  expect(await cache.get('a', async () => 'new')).toBe('new')
  old.end('old')
  expect(await asked).toBe('old')
  expect(await cache.get('a', async () => 'newer')).toBe('new')
})

test('concurrent calls share one load', async () => {
  const { cache } = givenCache()
  const one = givenLoad()
  const asked = ['first', 'second', 'third'].map(() => cache.get('a', one.load))
  await expect.poll(one.times).toBe(1)
  one.end('A')
  expect(await Promise.all(asked)).toEqual(['A', 'A', 'A'])
  expect(one.times()).toBe(1)
})

test('a load that fails fails for all who wait for it, and is tried again', async () => {
  const { cache } = givenCache()
  const broken = givenLoad()
  const asked = Promise.allSettled([cache.get('a', broken.load), cache.get('a', broken.load)])
  await expect.poll(broken.times).toBe(1)
  broken.fail(new Error('away'))
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await cache.get('a', async () => 'A')).toBe('A')
})

test('a key without a value is asked for again, and evicts nothing', async () => {
  const { cache, ask, loaded } = givenCache(1)
  await ask('a')
  for (const key of ['x', 'y', 'z']) {
    expect(await cache.get(key, async () => undefined)).toBeUndefined()
  }
  await ask('a')
  expect(loaded).toEqual(['a'])
})

describe('several keys', () => {
  test('are loaded together, as far as they are not cached, in the order of the keys', async () => {
    const { cache, ask } = givenCache(10)
    await ask('b')
    const missing: string[][] = []
    const askAll = (keys: string[]) =>
      cache.getAll(keys, async (wanted) => {
        missing.push(wanted)
        return new Map(wanted.toReversed().map((key) => [key, `${key}!`]))
      })
    expect([...(await askAll(['c', 'b', 'a', 'c']))]).toEqual([
      ['c', 'c!'],
      ['b', 'B'],
      ['a', 'a!'],
    ])
    await askAll(['a', 'b', 'c'])
    expect(missing).toEqual([['c', 'a']])
  })

  test('wait for a load that is under way', async () => {
    const { cache } = givenCache()
    const one = givenLoad()
    const single = cache.get('a', one.load)
    await expect.poll(one.times).toBe(1)
    const both = cache.getAll(['a', 'b'], async (wanted) => {
      one.end('A')
      return new Map([[wanted.join(), 'alone']])
    })
    expect([await single, [...(await both)]]).toEqual([
      'A',
      [
        ['a', 'A'],
        ['b', 'alone'],
      ],
    ])
  })

  test('without a value are left out; a failed load is tried again', async () => {
    const { cache } = givenCache()
    await expect(cache.getAll(['a', 'b'], isAway)).rejects.toThrow('away')
    const found = await cache.getAll(['a', 'b'], async () => new Map([['b', 'B']]))
    expect([...found]).toEqual([['b', 'B']])
  })
})
