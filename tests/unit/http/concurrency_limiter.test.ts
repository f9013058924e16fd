import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ConcurrencyLimiter, OverloadedException } from '#http/concurrency_limiter'

const LIMITS = { concurrency: 2, maxWaiting: 3, maxWait: 600_000, maxPerClient: 100 }

/** Responses whose end the test controls. */
function givenPages(limits: Partial<typeof LIMITS> = {}) {
  const limiter = new ConcurrencyLimiter({ ...LIMITS, ...limits })
  const begun: string[] = []
  const done = new Map<string, () => void>()
  const ask = (name: string, client?: string) =>
    limiter.run(() => {
      begun.push(name)
      return new Promise<string>((resolve) => done.set(name, () => resolve(name)))
    }, client)
  return { ask, begun, finish: (name: string) => done.get(name)?.() }
}

test('a few pages are made at a time, the others in the order they were asked for', async () => {
  const { ask, begun, finish } = givenPages()
  const asked = ['1', '2', '3', '4'].map((name) => ask(name))
  await expect.poll(() => begun).toEqual(['1', '2'])
  for (const name of ['2', '1', '3', '4']) {
    await expect.poll(() => begun).toContain(name)
    finish(name)
  }
  expect(await Promise.all(asked)).toEqual(['1', '2', '3', '4'])
  await expect.poll(() => begun).toEqual(['1', '2', '3', '4'])
})

test('new connections are taken between two pages that begin', async () => {
  const { ask, begun } = givenPages({ concurrency: 3 })
  for (const name of ['1', '2', '3']) void ask(name)
  const seen = new Set<number>()
  while (begun.length < 3) {
    await nextTurn()
    seen.add(begun.length)
  }
  expect([...seen].filter((number) => number > 0)).toEqual([1, 2, 3])
})

test('a request that would wait behind too many others is refused at once', async () => {
  const { ask, begun } = givenPages()
  for (const name of ['1', '2', '3', '4', '5']) void ask(name)
  await expect(ask('6')).rejects.toThrow(OverloadedException)
  await expect.poll(() => begun).toEqual(['1', '2'])
})

test('a request that has waited too long is refused, and no other waits behind it', async () => {
  const { ask, begun, finish } = givenPages({ concurrency: 1, maxWait: 5 })
  const first = ask('1')
  await expect.poll(() => begun).toEqual(['1'])
  await expect(ask('2')).rejects.toThrow(OverloadedException)
  finish('1')
  await first
  void ask('3')
  await expect.poll(() => begun).toEqual(['1', '3'])
})

const fail = () => Promise.reject(new Error('no such page'))

test('a page that fails frees its place', async () => {
  const limiter = new ConcurrencyLimiter({ ...LIMITS, concurrency: 1 })
  await expect(Promise.all([limiter.run(fail), limiter.run(fail)])).rejects.toThrow('such')
  expect(await limiter.run(async () => 'made')).toBe('made')
})

test('one client leaves room for the others', async () => {
  const { ask, begun, finish } = givenPages({ maxPerClient: 1 })
  const first = ask('1', 'greedy')
  await expect(ask('2', 'greedy')).rejects.toThrow(OverloadedException)
  void ask('3', 'other')
  await expect.poll(() => begun).toEqual(['1', '3'])
  finish('1')
  await first
  void ask('4', 'greedy')
  await expect.poll(() => begun).toEqual(['1', '3', '4'])
})

test('requests without a known client do not count as one client', async () => {
  const { ask, begun } = givenPages({ maxPerClient: 1 })
  for (const name of ['1', '2']) void ask(name)
  await expect.poll(() => begun).toEqual(['1', '2'])
})
