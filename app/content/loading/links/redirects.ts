import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readContentFile } from '#content/loading/content_files'
import type { WrittenRedirect } from '#content/loading/links/redirect_targets'
import { OTHER_PATH } from '#content/loading/page_reader'
import type { ContentProblems, Place } from '#content/loading/problems'
import type { Reading } from '#content/loading/reading'
import { validate } from '#content/loading/validate'

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

/** Redirects and gone addresses as editors wrote them, with their places. */
type WrittenRedirects = {
  redirects: (WrittenRedirect & { fromPlace: Place })[]
  gone: { from: string; place: Place }[]
}

/** Reads the file of redirects, which is optional. With errors it counts as empty. */
export function readWrittenRedirects(root: string, problems: ContentProblems): WrittenRedirects {
  const path = join(root, 'resources/content/redirects.yaml')
  const file = existsSync(path) ? readContentFile(path, root, problems) : undefined
  const written = file && validate(redirectsSchema, file.data, file, problems)
  if (!written) return { redirects: [], gone: [] }
  return {
    redirects: written.redirects.map((redirect, index) => ({
      ...redirect,
      fromPlace: file.place(['redirects', index, 'from']),
      place: file.place(['redirects', index, 'to']),
    })),
    gone: written.gone.map((from, index) => ({ from, place: file.place(['gone', index]) })),
  }
}

/** Reads redirects and gone addresses, and registers their links and addresses. */
export function readRedirects({ root, problems, links, uniqueIndex }: Reading): {
  redirects: WrittenRedirect[]
  gone: string[]
} {
  const { redirects, gone } = readWrittenRedirects(root, problems)
  for (const { from, fromPlace } of redirects) {
    uniqueIndex.add(`the address ${from}`, () => fromPlace, OTHER_PATH)
  }
  for (const { from, place } of gone) {
    uniqueIndex.add(`the address ${from}`, () => place, OTHER_PATH)
  }
  links.add(() =>
    redirects
      .filter(({ to }) => to.startsWith('route:'))
      .map(({ to, place }) => ({
        kind: 'route',
        key: to.slice('route:'.length),
        path: [],
        origin: () => place,
      }))
  )
  return { redirects, gone: gone.map(({ from }) => from) }
}
