/** Files and folders, as paths from the root. */
export const SOURCES: string[]
/** Builds unless the build is up to date; resolves to false if that failed. */
export function buildIfStale(onListed?: () => void): Promise<boolean>
/** Returns the version of the code: a hash of everything that the server is built from. */
export function hashSources(): string
