/**
 * Imported into a server before it starts: searches its index of a language, and reports results,
 * times and memory to the parent process.
 */
import { placeOf, scoreOf } from '../fixtures/search/search_queries.ts'

/** The numbers whose sorting is the unit of time. */
const SORTED = Float64Array.from({ length: 5_000 }, (_, index) => Math.sin(index))
const ROUNDS = 5

process.on('message', async ([locale, { queries, held_back }]) => {
  const code = new URL('../../build/app/search/', import.meta.url)
  const { searchIndex } = await import(new URL('indexes.js', code))
  const { groupByKind } = await import(new URL('hits.js', code))
  const { tidyQuery } = await import(new URL('query.js', code))
  const before = heap()
  const index = await searchIndex(locale)
  const bytes = heap() - before
  const search = (query) =>
    groupByKind(index.search(tidyQuery(query.q))).flatMap(({ found }) => found)
  const score = (list) => scoreOf(list.map((query) => placeOf(query, search(query))))
  const scores = { tuned: score(queries), heldBack: score(held_back) }
  const times = [...queries, ...held_back].map((query) => shortest(() => search(query)))
  times.sort((one, other) => one - other)
  const slow = times[Math.floor(times.length * 0.95)] / shortest(() => SORTED.toSorted())
  process.send({ ...scores, bytes, slow })
})
process.channel.unref()

/**
 * Returns the shortest duration of several runs in ms, because a busy machine interrupts the
 * others.
 */
function shortest(run) {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}

function heap() {
  globalThis.gc()
  return process.memoryUsage().heapUsed
}
