import type { Rule } from '#content/checking/check_context'

/** Finds content that is no longer shown because its last day has passed. */
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
