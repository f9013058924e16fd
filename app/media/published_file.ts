/** What the files table stores of a download or a film; the size in bytes. */
export type PublishedFile = {
  original_url: string
  mime_type: string
  size: number
  /** What captions say, without their times; null for other files. */
  transcript: string | null
}
