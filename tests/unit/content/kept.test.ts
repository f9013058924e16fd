import { describe, expect, test } from 'vitest'
import { Kept } from '#content/pages/kept'

/** A place that keeps words, whose builds end when the test says so. */
function givenKept(limit = 3) {
  const state = { now: 'monday' }
  const kept = new Kept<string>(limit, async () => state.now)
  const built: string[] = []
  /** Asks for a word that is its key in upper case. */
  const ask = (key: string) =>
    kept.get(key, async () => {
      built.push(key)
      return key.toUpperCase()
    })
  return { kept, built, ask, state }
}

/** A build that ends when it is told to. */
function givenBuild() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let times = 0
  const build = () => {
    times++
    return promise
  }
  return { build, end: resolve, fail: reject, times: () => times }
}

function isAway(): Promise<never> {
  return Promise.reject(new Error('away'))
}

test('what was built once is kept', async () => {
  const { ask, built } = givenKept()
  expect([await ask('a'), await ask('a')]).toEqual(['A', 'A'])
  expect(built).toEqual(['a'])
})

test('there is room for so many; the oldest that nobody has asked for goes', async () => {
  const { ask, built } = givenKept(2)
  for (const key of ['a', 'b', 'a', 'c']) await ask(key)
  expect(built).toEqual(['a', 'b', 'c'])
  await ask('a')
  expect(built).toEqual(['a', 'b', 'c'])
  await ask('b')
  expect(built).toEqual(['a', 'b', 'c', 'b'])
})

test('in another state of the world everything is built anew, even what comes back', async () => {
  const { ask, built, state } = givenKept()
  await ask('a')
  state.now = 'tuesday'
  await ask('a')
  state.now = 'monday'
  await ask('a')
  expect(built).toEqual(['a', 'a', 'a'])
})

test('what begins in one state and ends in another is not kept in that', async () => {
  const { kept, state } = givenKept()
  const old = givenBuild()
  const asked = kept.get('a', old.build)
  await expect.poll(old.times).toBe(1)
  state.now = 'tuesday'
  expect(await kept.get('a', async () => 'new')).toBe('new')
  old.end('old')
  expect(await asked).toBe('old')
  expect(await kept.get('a', async () => 'newer')).toBe('new')
})

test('those who ask while it is built share one build', async () => {
  const { kept } = givenKept()
  const one = givenBuild()
  const asked = ['first', 'second', 'third'].map(() => kept.get('a', one.build))
  await expect.poll(one.times).toBe(1)
  one.end('A')
  expect(await Promise.all(asked)).toEqual(['A', 'A', 'A'])
  expect(one.times()).toBe(1)
})

test('a build that fails fails for all who wait for it, and the next one has another try', async () => {
  const { kept } = givenKept()
  const broken = givenBuild()
  const asked = Promise.allSettled([kept.get('a', broken.build), kept.get('a', broken.build)])
  await expect.poll(broken.times).toBe(1)
  broken.fail(new Error('away'))
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await kept.get('a', async () => 'A')).toBe('A')
})

test('what was not found takes no room: it is asked for again, and nothing goes for it', async () => {
  const { kept, ask, built } = givenKept(1)
  await ask('a')
  for (const key of ['x', 'y', 'z']) {
    expect(await kept.get(key, async () => undefined)).toBeUndefined()
  }
  await ask('a')
  expect(built).toEqual(['a'])
})

describe('several at once', () => {
  test('are built together, as far as they are not kept, and come in the order asked for', async () => {
    const { kept, ask } = givenKept(10)
    await ask('b')
    const missing: string[][] = []
    const askAll = (keys: string[]) =>
      kept.getAll(keys, async (wanted) => {
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

  test('are nothing to ask for where there are none', async () => {
    const { kept } = givenKept()
    const found = await kept.getAll([], isAway)
    expect(found.size).toBe(0)
  })

  test('wait for what somebody else is building', async () => {
    const { kept } = givenKept()
    const one = givenBuild()
    const single = kept.get('a', one.build)
    await expect.poll(one.times).toBe(1)
    const both = kept.getAll(['a', 'b'], async (wanted) => new Map([[wanted.join(), 'alone']]))
    one.end('A')
    expect([await single, [...(await both)]]).toEqual([
      'A',
      [
        ['a', 'A'],
        ['b', 'alone'],
      ],
    ])
  })

  test('that do not exist are missing; a failure is nobody’s answer for long', async () => {
    const { kept } = givenKept()
    await expect(kept.getAll(['a', 'b'], isAway)).rejects.toThrow('away')
    const found = await kept.getAll(['a', 'b'], async () => new Map([['b', 'B']]))
    expect([...found]).toEqual([['b', 'B']])
  })

  test('more of them than there is room for are all handed out', async () => {
    const { kept } = givenKept(1)
    const found = await kept.getAll(
      ['a', 'b', 'c'],
      async (wanted) => new Map(wanted.map((key) => [key, key]))
    )
    expect([...found.keys()]).toEqual(['a', 'b', 'c'])
  })
})
