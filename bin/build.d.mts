/** Files and folders, as paths from the root. */
export const SOURCES: string[]
