import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readContentFile } from '#content/loading/content_files'
import type { Origin } from '#content/loading/overlay'
import { OTHER_PATH } from '#content/loading/page_reader'
import type { Reading } from '#content/loading/reading'
import { describeIssue } from '#content/schema/issues'
import type { LoadedRow } from '#content/schema/tables'

/** resources/content/redirects.yaml: addresses that moved, and addresses that are gone for good. */
export const redirectsSchema = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: oldAddress(),
        /** `route:key`, or a path of this site. */
        to: z.string().regex(/^(route:[a-z0-9_.]+|\/[a-z]{2}(\/[a-z0-9-]+)*)$/),
      })
    )
    .default([]),
  gone: z.array(oldAddress()).default([]),
})

function oldAddress() {
  return z
    .string()
    .regex(/^\/[a-z]{2}(\/[a-z0-9._-]+)+$/, 'a path with its locale, for example /de/altes')
}

type Redirects = z.output<typeof redirectsSchema>

const NONE: Redirects = { redirects: [], gone: [] }

/** Reads redirects and gone addresses; there need not be any. */
export async function readRedirects(reading: Reading): Promise<Redirects> {
  const { content, root, problems, links, taken } = reading
  const path = join(content, 'redirects.yaml')
  if (!existsSync(path)) return NONE
  const file = readContentFile(path, root, problems)
  if (!file) return NONE

  const result = redirectsSchema.safeParse(file.data, { reportInput: true })
  if (!result.success) {
    for (const issue of result.error.issues) {
      for (const { path: at, atKey, ...words } of describeIssue(
        redirectsSchema,
        file.data,
        issue
      )) {
        const place = atKey ? file.keyPosition(at) : file.position(at)
        problems.add({ severity: 'error', file: file.path, ...place, ...words })
      }
    }
    return NONE
  }

  const origin: Origin = (at) => file.place(at)
  const { redirects, gone } = result.data
  redirects.forEach(({ from, to }, index) => {
    taken.take(`the address ${from}`, origin(['redirects', index, 'from']), OTHER_PATH)
    if (to.startsWith('route:')) {
      links.add({ kind: 'route', key: to.slice(6), path: ['redirects', index, 'to'], origin })
    }
  })
  gone.forEach((from, index) =>
    taken.take(`the address ${from}`, origin(['gone', index]), OTHER_PATH)
  )
  return result.data
}

export function redirectRows({ redirects, gone }: Redirects): LoadedRow<'redirects'>[] {
  return [
    ...redirects.map(({ from, to }) => {
      const route = to.startsWith('route:') ? to.slice('route:'.length) : null
      return { from_path: from, to_route: route, to_path: route ? null : to }
    }),
    ...gone.map((from) => ({ from_path: from, to_route: null, to_path: null })),
  ]
}
