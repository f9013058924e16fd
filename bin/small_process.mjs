/**
 * How the server's process is kept small. A page is some hundred kilobytes that live for milliseconds:
 * V8 would keep them for long in a large young generation, which it lets grow without bound while it
 * marks the old one, let the old one grow to twice what is in use, and hold code in a second form that
 * pages gain nothing from; glibc would keep what is given back. At the peak: 570 MB over 4,000
 * addresses without these settings, 235 MB over 16,000 with them. A young generation of half the size
 * saves 4 MB more, but pages outlive it and take up to twice the processor time.
 *
 * When half of the young generation is used, it is collected as soon as no page is being made: what is
 * left then is next to nothing, and the old one does not grow. And when little happens, V8 would make
 * the heap as small as it goes, which leaves no room in which pages can be made: with either of the two
 * settings missing, pages took up to twice the processor time in about half of the processes.
 *
 * V8 would also learn from the start, when much stays, to allocate in the old generation what pages
 * throw away: one process in six took twice the time for each page, with ten full collections
 * in 400 pages. And it would have helper threads look for what is left of the young generation: with
 * next to nothing left, waking them takes longer than the search.
 */
export const SMALL_HEAP = [
  '--max-semi-space-size=4',
  '--min-semi-space-size=4',
  '--heap-growing-percent=10',
  '--no-separate-gc-phases',
  '--no-sparkplug',
  '--no-memory-reducer',
  '--minor-gc-task-trigger=50',
  '--no-allocation-site-pretenuring',
  '--no-parallel-scavenge',
]
export const SMALL_ALLOCATIONS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
