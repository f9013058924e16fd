/** Arguments of Node. */
export const SMALL_HEAP: string[]
/** Environment of glibc's allocator. */
export const SMALL_ALLOCATIONS: Record<string, string>
