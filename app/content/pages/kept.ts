/**
 * Keeps what takes its time to build, by a key, for as long as the state of the world that it was
 * built in. What is asked for again while it is built is built once; what has failed or was not found
 * is never kept, so that nobody fills the place with questions that have no answer.
 *
 * @template Value what is kept; nothing that it was built from may belong to one visitor
 */
export class Kept<Value extends object | string> {
  #state = ''
  /** In the order in which they make room. */
  #values = new Map<string, Entry<Value>>()
  #underWay = new Map<string, Promise<Value | undefined>>()

  /**
   * @param limit how many are kept at most: the oldest goes first, but whoever was asked for since it
   *   was the oldest stays for another round
   * @param currentState a name of the state of the world; under another name everything is dropped. In
   *   a state without a name nothing is kept, and what is kept stays
   */
  constructor(
    private readonly limit: number,
    private readonly currentState: () => Promise<string | undefined>
  ) {}

  /** The value of a key, kept or built. */
  async get<Built extends Value | undefined>(
    key: string,
    build: () => Promise<Built>
  ): Promise<Built> {
    if (!(await this.#dropWhatIsOver())) return build()
    return (await this.#take(key, build)) as Built
  }

  /**
   * The values of several keys, in their order; those that there are none of are missing.
   *
   * @param build gives the values that are not kept, all at once
   */
  async getAll(
    keys: readonly string[],
    build: (missing: string[]) => Promise<ReadonlyMap<string, Value>>
  ): Promise<Map<string, Value>> {
    const isKept = await this.#dropWhatIsOver()
    const wanted = [...new Set(keys)]
    if (!isKept) return inOrder(wanted, wanted.length > 0 ? await build(wanted) : new Map())
    const missing = wanted.filter((key) => !this.#values.has(key) && !this.#underWay.has(key))
    const built = missing.length > 0 ? build(missing) : undefined
    const found = wanted.map(async (key): Promise<[string, Value | undefined]> => {
      return [key, await this.#take(key, async () => (await built)?.get(key))]
    })
    return new Map((await Promise.all(found)).filter(isFound))
  }

  /** @returns whether anything is kept now */
  async #dropWhatIsOver(): Promise<boolean> {
    const state = await this.currentState()
    if (state === undefined) return false
    if (state === this.#state) return true
    this.#state = state
    this.#values = new Map()
    this.#underWay = new Map()
    return true
  }

  #take(key: string, build: () => Promise<Value | undefined>): Value | Promise<Value | undefined> {
    const kept = this.#values.get(key)
    if (kept) {
      kept.isUsed = true
      return kept.value
    }
    return this.#underWay.get(key) ?? this.#build(key, build)
  }

  /** What is built when the state changes belongs to the old one, which is dropped already. */
  async #build(key: string, build: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const [values, underWay] = [this.#values, this.#underWay]
    const building = build()
    underWay.set(key, building)
    try {
      const value = await building
      if (value !== undefined) {
        makeRoom(values, this.limit - 1)
        values.set(key, { value, isUsed: false })
      }
      return value
    } finally {
      underWay.delete(key)
    }
  }
}

type Entry<Value> = { value: Value; isUsed: boolean }

function makeRoom(values: Map<string, Entry<unknown>>, rest: number) {
  for (const [key, entry] of values) {
    if (values.size <= rest) return
    values.delete(key)
    if (!entry.isUsed) continue
    entry.isUsed = false
    values.set(key, entry)
  }
}

function inOrder<Value>(keys: string[], values: ReadonlyMap<string, Value>): Map<string, Value> {
  return new Map(keys.map((key) => [key, values.get(key)] as const).filter(isFound))
}

function isFound<Value>(entry: readonly [string, Value | undefined]): entry is [string, Value] {
  return entry[1] !== undefined
}
