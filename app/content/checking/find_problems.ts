import { contentRoot } from '#config/content'
import { RULES } from '#content/checking/all_rules'
import type { WrittenRecord } from '#content/checking/check_context'
import { createCheckContext } from '#content/checking/create_check_context'
import { checkSpelling } from '#content/checking/spelling/check_spelling'
import { hasPublishedPaths, unrecordedPaths } from '#content/loading/links/published_paths'
import { type ContentProblem, ContentProblems } from '#content/loading/problems'
import { type ReadingOptions, withReading } from '#content/loading/reading'
import { readSite } from '#content/loading/site_reader'
import type { KnownRecords } from '#content/loading/unmerged_records'
import { today } from '#texts/days'

/**
 * Reads the content files and reports all problems: load errors and what the rules find. Writes
 * nothing.
 *
 * @param root the folder that holds `resources`
 * @param day today, ISO 8601
 * @param options `code`: the code version, which enables the record cache; the folder of the
 *   dictionaries, to check the spelling as well; the files to report on, if not all; records that
 *   were read before
 * @returns every problem, ordered by file and place
 */
export async function findProblems(
  root = contentRoot,
  day = today(),
  {
    dictionaries,
    files,
    records,
    ...options
  }: ReadingOptions & {
    dictionaries?: string
    files?: ReadonlySet<string>
    records?: KnownRecords<WrittenRecord>
  } = {}
): Promise<ContentProblem[]> {
  const problems = new ContentProblems()
  const read = await withReading(root, problems, options, readSite)
  if (hasPublishedPaths(root) && problems.errors.length === 0) {
    problems.addAll(unrecordedPaths(root, read))
  }
  const site = await createCheckContext(root, read, problems, day, { files, records })
  for (const { name, check } of RULES) {
    for (const problem of check(site)) problems.add({ ...problem, rule: name })
  }
  if (dictionaries) problems.addAll(await checkSpelling(root, site, dictionaries))
  return files
    ? problems.all.filter(({ file }) => files.has(file.replaceAll('\\', '/')))
    : problems.all
}
