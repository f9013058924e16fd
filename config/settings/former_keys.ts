/** As for APP_KEY itself, in characters. */
const SHORTEST = 16

/** Reads a list of keys, separated by commas. Throws where one is too short to be one. */
export function readFormerKeys(list = ''): string[] {
  const keys = list.split(',').map((key) => key.trim())
  const written = keys.filter((key) => key !== '')
  if (written.some((key) => key.length < SHORTEST)) {
    throw new Error(`FORMER_APP_KEYS: a key has less than ${SHORTEST} characters`)
  }
  return written
}
