import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readContentFile } from '#content/loading/content_files'
import type { WrittenRedirect } from '#content/loading/links/redirect_targets'
import type { Origin } from '#content/loading/overlay'
import { OTHER_PATH } from '#content/loading/page_reader'
import type { Reading } from '#content/loading/reading'
import { describeIssue } from '#content/schema/issues'

/** resources/content/redirects.yaml: addresses that moved, and addresses that are gone for good. */
export const redirectsSchema = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: oldAddress().describe('The old address, with its language: /de/alt.'),
        to: z
          .string()
          .regex(/^(route:[a-z0-9_.]+|\/[a-z]{2}(\/[a-z0-9-]+)*)$/)
          .describe('Where it leads: route: and the key of a page, or a path of this site.'),
      })
    )
    .default([])
    .describe('Addresses that moved.'),
  gone: z.array(oldAddress()).default([]).describe('Addresses that are gone for good.'),
})

function oldAddress() {
  return z
    .string()
    .regex(/^\/[a-z]{2}(\/[a-z0-9._-]+)+$/, 'a path with its locale, for example /de/altes')
}

/** The redirects and gone addresses that editors wrote, with the places of redirects. */
export type Redirects = { redirects: WrittenRedirect[]; gone: string[] }

const NONE: Redirects = { redirects: [], gone: [] }

/** Reads redirects and gone addresses. The file is optional. */
export async function readRedirects(reading: Reading): Promise<Redirects> {
  const { content, root, problems, links, uniqueIndex: taken } = reading
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
  redirects.forEach(({ from }, index) => {
    taken.add(`the address ${from}`, () => origin(['redirects', index, 'from']), OTHER_PATH)
  })
  links.add(() =>
    redirects.flatMap(({ to }, index) => {
      if (!to.startsWith('route:')) return []
      return [{ kind: 'route', key: to.slice(6), path: ['redirects', index, 'to'], origin }]
    })
  )
  gone.forEach((from, index) =>
    taken.add(`the address ${from}`, () => origin(['gone', index]), OTHER_PATH)
  )
  return {
    redirects: redirects.map((each, index) => ({
      ...each,
      place: origin(['redirects', index, 'to']),
    })),
    gone,
  }
}
