import type { z } from 'zod'
import type { ContentProblems, Place } from '#content/loading/problems'
import { describeIssue } from '#content/schema/issues'
import type { Path } from '#content/schema/links'

/** Where the values and keys of a file or of a merged record are. */
type Places = { place: (path: Path) => Place; keyPlace: (path: Path) => Place }

/**
 * Validates content. Errors are added to the problems, each at its place.
 *
 * @returns undefined if there are errors
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  places: Places,
  problems: ContentProblems
): z.output<Schema> | undefined {
  const result = schema.safeParse(value, { reportInput: true })
  for (const issue of result.error?.issues ?? []) {
    for (const { path, atKey, message, remedy } of describeIssue(schema, value, issue)) {
      problems.error(atKey ? places.keyPlace(path) : places.place(path), message, remedy)
    }
  }
  return result.data
}
