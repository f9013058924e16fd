import type { PathOwners } from '#content/loading/links/published_paths'
import type { ContentProblems, Place } from '#content/loading/problems'
import type { LoadedRow } from '#content/schema/tables'

type RedirectRow = LoadedRow<'redirects'>

/** A redirect as an editor wrote it. */
export type WrittenRedirect = { from: string; to: string; place: Place }

/** The redirects, published addresses and current addresses of the site. */
type Addresses = {
  redirects: readonly WrittenRedirect[]
  gone: readonly string[]
  /** All addresses ever published, including current ones. */
  published: PathOwners
  current: PathOwners
  keys: ReadonlySet<string>
}

/** The final target of a redirect; undefined if a problem has been reported. */
type Target = Pick<RedirectRow, 'to_route' | 'to_path'> | undefined

/**
 * Returns the redirects of the site, each resolved to its final target: those of editors, and one
 * from each former address to the current address of its page. An address without a target is gone.
 *
 * @param problems receives redirect loops and redirects without a valid target
 */
export function redirectRows(addresses: Addresses, problems: ContentProblems): RedirectRow[] {
  const rows = new Map<string, RedirectRow>()
  for (const [address, key] of addresses.published) {
    if (addresses.current.has(address)) continue
    rows.set(address, {
      from_path: address,
      to_route: addresses.keys.has(key) ? key : null,
      to_path: null,
    })
  }
  for (const from of addresses.gone)
    rows.set(from, { from_path: from, to_route: null, to_path: null })

  const chains = new Chains(addresses, problems)
  for (const redirect of addresses.redirects) {
    const target = chains.follow(redirect)
    if (target) rows.set(redirect.from, { from_path: redirect.from, ...target })
  }
  return [...rows.values()]
}

const GONE = { to_route: null, to_path: null }

class Chains {
  readonly #written: ReadonlyMap<string, WrittenRedirect>
  /** Whether all pages are valid. Otherwise a missing target may be a page with errors. */
  readonly #isWhole: boolean

  constructor(
    private readonly addresses: Addresses,
    private readonly problems: ContentProblems
  ) {
    this.#written = new Map(addresses.redirects.map((redirect) => [redirect.from, redirect]))
    this.#isWhole = problems.errors.length === 0
  }

  /** Returns the final target of a redirect, over those that it leads to. */
  follow(redirect: WrittenRedirect): Target {
    const { current, published, keys, gone } = this.addresses
    const way = [redirect.from]
    for (let to = redirect.to; ; ) {
      if (to.startsWith('route:')) return { to_route: to.slice('route:'.length), to_path: null }
      if (way.includes(to)) return this.#reportLoop(redirect, [...way, to])
      way.push(to)
      const next = this.#written.get(to)
      if (next) {
        to = next.to
        continue
      }
      if (current.has(to)) return { to_route: null, to_path: to }
      const key = published.get(to)
      if (gone.includes(to) || (key !== undefined && !keys.has(key))) return GONE
      if (key === undefined) return this.#reportUnknown(redirect, to)
      return this.#currentAddress(key, to, redirect.from)
    }
  }

  /**
   * Returns the current address of a page that had a former address, in the same language if
   * possible.
   */
  #currentAddress(key: string, former: string, from: string): Target {
    const language = former.slice(0, 3)
    if (from.startsWith(language)) return { to_route: key, to_path: null }
    const [now] =
      [...this.addresses.current].find(
        ([address, owner]) => owner === key && address.startsWith(language)
      ) ?? []
    return now ? { to_route: null, to_path: now } : { to_route: key, to_path: null }
  }

  /**
   * Reports each redirect of a loop at its own place. Redirects that lead into a loop are not
   * reported.
   */
  #reportLoop({ from, place }: WrittenRedirect, way: string[]): undefined {
    if (way.at(-1) !== from) return
    const message = `the redirect leads in a circle: ${way.join(' → ')}`
    this.problems.error(place, message, 'Let it lead to a page: route:<key>.')
  }

  #reportUnknown({ place }: WrittenRedirect, to: string): undefined {
    if (!this.#isWhole) return
    this.problems.error(
      place,
      `the redirect leads to ${to}, which no page has`,
      'Let it lead to a page: route:<key>. What is gone for good belongs under "gone".'
    )
  }
}
