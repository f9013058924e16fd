import { LRUCache } from 'lru-cache'

/**
 * A cache of values that are derived from content. All of them are dropped when the content version
 * changes. Concurrent calls for a key share one load; a load that fails or finds nothing is not cached.
 *
 * @template Value must not depend on the visitor
 */
export class ContentCache<Value extends object | string> {
  #version = ''
  #values: LRUCache<string, Value>
  #loading = new Map<string, Promise<Value | undefined>>()

  /**
   * @param max the number of values; the least recently used one is evicted
   * @param currentVersion the content version; as long as it is undefined, the cache is bypassed
   */
  constructor(
    private readonly max: number,
    private readonly currentVersion: () => Promise<string | undefined>
  ) {
    this.#values = new LRUCache({ max })
  }

  async get<Loaded extends Value | undefined>(
    key: string,
    load: () => Promise<Loaded>
  ): Promise<Loaded> {
    if (!(await this.#validate())) return load()
    return (await this.#fetch(key, load)) as Loaded
  }

  /**
   * Returns the values of several keys, in the order of the keys. Keys without a value are omitted.
   *
   * @param load returns the values of all keys that are not cached
   */
  async getAll(
    keys: readonly string[],
    load: (missing: string[]) => Promise<ReadonlyMap<string, Value>>
  ): Promise<Map<string, Value>> {
    const isCached = await this.#validate()
    const unique = [...new Set(keys)]
    const missing = isCached
      ? unique.filter((key) => !this.#values.has(key) && !this.#loading.has(key))
      : unique
    const loaded = missing.length > 0 ? load(missing) : undefined
    const pick = async (key: string) => (await loaded)?.get(key)
    const values = await Promise.all(
      unique.map(async (key) => (isCached ? this.#fetch(key, () => pick(key)) : pick(key)))
    )
    return new Map(
      unique.flatMap((key, index) => {
        const value = values[index]
        return value === undefined ? [] : [[key, value]]
      })
    )
  }

  /**
   * Drops all values of another content version. Pending loads fill the dropped maps.
   *
   * @returns whether values may be cached
   */
  async #validate(): Promise<boolean> {
    const version = await this.currentVersion()
    if (version === undefined) return false
    if (version !== this.#version) {
      this.#version = version
      this.#values = new LRUCache({ max: this.max })
      this.#loading = new Map()
    }
    return true
  }

  /** Not `LRUCache.fetch`, which would evict other values for keys without a value. */
  #fetch(key: string, load: () => Promise<Value | undefined>): Value | Promise<Value | undefined> {
    return this.#values.get(key) ?? this.#loading.get(key) ?? this.#load(key, load)
  }

  async #load(key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const [values, loading] = [this.#values, this.#loading]
    const promise = load()
    loading.set(key, promise)
    try {
      const value = await promise
      if (value !== undefined) values.set(key, value)
      return value
    } finally {
      loading.delete(key)
    }
  }
}
