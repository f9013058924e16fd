/** What the files table stores of a download or a film; the size in bytes. */
export type PublishedFile = {
  original_url: string
  mime_type: string
  size: number
  /** What captions say, without their times; null for other files. */
  transcript: string | null
}

/**
 * The address of a published file. Its name is the editor's, and may hold signs that mean something else
 * in an address, such as `#`, `?` and `%`; those of pictures never do.
 */
export function addressOf(original_url: string): string {
  return original_url.split('/').map(encodeURIComponent).join('/')
}
