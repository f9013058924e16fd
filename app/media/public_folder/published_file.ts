/** A row of the files table: a download, a video or its captions; the size in bytes. */
export type PublishedFile = {
  original_url: string
  mime_type: string
  size: number
  /** The text of captions, without times; null for other files. */
  transcript: string | null
}

/**
 * Returns the URL of a published file. Its name is the editor's and may contain characters that are
 * special in a URL, such as `#`, `?` and `%`; names of pictures never do.
 */
export function addressOf(original_url: string): string {
  return original_url.split('/').map(encodeURIComponent).join('/')
}
