/** The minimum length in characters, as for APP_KEY. */
const SHORTEST = 16

/**
 * Parses a comma-separated list of keys.
 *
 * @throws if a key is too short
 */
export function readFormerKeys(list = ''): string[] {
  const keys = list.split(',').map((key) => key.trim())
  const written = keys.filter((key) => key !== '')
  if (written.some((key) => key.length < SHORTEST)) {
    throw new Error(`FORMER_APP_KEYS: a key has less than ${SHORTEST} characters`)
  }
  return written
}
