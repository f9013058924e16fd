/**
 * How the server's process is kept small. A page is some hundred kilobytes that live for milliseconds:
 * with a large young generation V8 keeps them for long, with its usual growth the old one takes in
 * twice what is in use before it is looked through, and glibc keeps the memory of those that are given
 * back. At the peak: 570 MB over 4,000 addresses without these settings, 397 MB without the limit of
 * growth, and 239 MB over 2,400 with all of them. Looking through more often costs a seventh of the
 * time of pages that are made afresh, and nothing of those that are kept.
 */
export const SMALL_HEAP = [
  '--max-semi-space-size=4',
  '--min-semi-space-size=4',
  '--heap-growing-percent=30',
]
export const SMALL_ALLOCATIONS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
