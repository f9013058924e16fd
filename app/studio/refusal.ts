import type { ContentProblems } from '#content/loading/problems'

/** Thrown if a request cannot be done; the message says why in a sentence. */
export class StudioRefusal extends Error {
  /**
   * @param status the status code of the response
   * @param details what the response says besides
   */
  constructor(
    readonly status: number,
    message: string,
    readonly details: object = {}
  ) {
    super(message)
  }
}

const FULL = 'the disk is full.'
const LOCKED = 'a file or its folder may not be written.'
const TAKEN = 'a folder stands in the place of a file, or a file in that of a folder.'

/** What an error of the file system means to who writes, by its code. */
const REASONS: Record<string, string> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EACCES: LOCKED,
  EPERM: LOCKED,
  EROFS: LOCKED,
  EISDIR: TAKEN,
  ENOTDIR: TAKEN,
  EEXIST: TAKEN,
}

/** Returns why the file system refuses, as the rest of a sentence. */
export function reasonOf({ code = '', message }: NodeJS.ErrnoException): string {
  return REASONS[code] ?? `the disk refuses: ${message}`
}

/** Refuses to go on with a file that cannot be read, for the reason that the check names. */
export function refuseUnreadable({ errors: [problem] }: ContentProblems) {
  if (!problem) return
  const place = `${problem.file}:${problem.line}`
  const reason = `${problem.message}. ${problem.remedy}`
  throw new StudioRefusal(422, `${place} cannot be read. ${reason}`)
}
