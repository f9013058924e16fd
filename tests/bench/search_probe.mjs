/**
 * Imported into a server before it starts: searches with its index of a language, and tells whoever
 * has started it how well, how fast and with how much memory.
 */
import { placeOf, scoreOf } from '../fixtures/search_queries.ts'

/** Numbers sorted between two queries: a busy machine slows down both. */
const SORTED = Float64Array.from({ length: 5_000 }, (_, index) => Math.sin(index))
const ROUNDS = 3

/** The results of a page of all kinds, in the order in which they are shown. */
const SHOWN = 6

process.on('message', async ([locale, { queries, held_back }]) => {
  const code = new URL('../../build/app/search/', import.meta.url)
  const { searchIndex } = await import(new URL('indexes.js', code))
  const { groupByKind } = await import(new URL('hits.js', code))
  const { tidyQuery } = await import(new URL('query.js', code))
  const before = heap()
  const index = await searchIndex(locale)
  const bytes = heap() - before
  const search = (query) =>
    groupByKind(index.search(tidyQuery(query.q)), SHOWN).flatMap(({ found }) => found)
  const score = (list) => scoreOf(list.map((query) => placeOf(query, search(query))))
  const scores = { tuned: score(queries), heldBack: score(held_back) }
  const ratios = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const query of [...queries, ...held_back]) {
      ratios.push(timeOf(() => search(query)) / timeOf(() => SORTED.toSorted()))
    }
  }
  ratios.sort((one, other) => one - other)
  process.send({ ...scores, bytes, slow: ratios[Math.floor(ratios.length * 0.95)] })
})
process.channel.unref()

function timeOf(run) {
  const start = performance.now()
  run()
  return performance.now() - start
}

function heap() {
  globalThis.gc()
  return process.memoryUsage().heapUsed
}
