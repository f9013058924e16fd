/** Files and folders, as paths from the root. */
export const SOURCES: string[]
/** Whether the build is up to date now. */
export function buildIfStale(): Promise<boolean>
/** The version of the code: a hash of all that the server is built from. */
export function hashSources(): string
