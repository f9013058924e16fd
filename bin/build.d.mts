/** Files and folders, as paths from the root. */
export const SOURCES: string[]
/** Whether the build is up to date now. */
export function buildIfStale(): Promise<boolean>
