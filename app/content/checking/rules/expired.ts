import type { Rule } from '#content/checking/check_context'

/** What the site does not show any more, because its last day is over. */
export const expired: Rule = {
  name: 'expired',
  *check({ expiring, today }) {
    for (const { what, day, place } of expiring) {
      if (day >= today) continue
      yield {
        severity: 'note',
        ...place(),
        message: `${what} is no longer shown: its last day was ${day}`,
        remedy: 'Remove it, or give it a later day.',
      }
    }
  },
}
