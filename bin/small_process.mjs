/**
 * How the server's process is kept small: two options of Node and two tunables of glibc.
 *
 * - `--max-old-space-size`: V8 lets the old generation grow to twice what is in use; with a limit it
 *   is collected before. A limit that is reached ends the process: 112 carried 6,000 addresses and
 *   documents for six clients at a time. Buffers, such as cached responses, do not count.
 * - `--max-semi-space-size`: a page is some hundred kilobytes that live for milliseconds; a large
 *   young generation would only grow until it is collected.
 * - `glibc.malloc.arena_max`: with an arena for each thread, glibc keeps what the others would need.
 * - `glibc.malloc.mmap_threshold`: larger blocks, such as what a compression needs, are mapped one by
 *   one and given back when they are freed. This is glibc's default, which it would raise up to 32 MB
 *   by itself: cached responses then lie scattered between the holes that such blocks have left.
 *
 * Sizes of the heap are in megabytes, the threshold is in bytes. `npm run bench` measures the process
 * over 16,000 addresses.
 */
export const SMALL_HEAP = ['--max-old-space-size=128', '--max-semi-space-size=4']
export const SMALL_ALLOCATIONS = {
  GLIBC_TUNABLES: 'glibc.malloc.arena_max=2:glibc.malloc.mmap_threshold=131072',
}
