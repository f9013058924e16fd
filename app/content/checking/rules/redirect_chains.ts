import type { Rule } from '#content/checking/site'

/** Redirects that lead to another redirect: a visitor, and a search engine, takes one step. */
export const redirectChains: Rule = {
  name: 'redirect-chain',
  *check({ redirects }) {
    const targets = new Map(redirects.map(({ from, to }) => [from, to]))
    for (const { from, to, place } of redirects) {
      const way = [from]
      let target = to
      for (let next = targets.get(to); next !== undefined; next = targets.get(target)) {
        if (way.includes(target)) break
        way.push(target)
        target = next
      }
      /** Circles are refused where content is loaded. */
      if (way.length === 1 || way.includes(target)) continue
      yield {
        severity: 'warning',
        ...place(),
        message: `the redirect takes more than one step: ${[...way, target].join(' → ')}`,
        remedy: `Let it lead to ${target} at once.`,
      }
    }
  },
}
