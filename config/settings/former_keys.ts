/** The minimum length in characters, as for APP_KEY. */
const MIN_LENGTH = 16

/**
 * Parses a comma-separated list of keys.
 *
 * @throws if a key is too short
 */
export function readFormerKeys(list = ''): string[] {
  const keys = list.split(',').map((key) => key.trim())
  const written = keys.filter((key) => key !== '')
  if (written.some((key) => key.length < MIN_LENGTH)) {
    throw new Error(`FORMER_APP_KEYS: a key has less than ${MIN_LENGTH} characters`)
  }
  return written
}
