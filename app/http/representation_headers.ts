/** Headers that describe a file or document, and not an error that is sent in its place. */
const REPRESENTATION_HEADERS = [
  'Content-Disposition',
  'Content-Type',
  'ETag',
  'Last-Modified',
  'Link',
  'Vary',
]

/** Removes the headers of a file or document that cannot be sent. */
export function removeRepresentationHeaders(response: {
  removeHeader: (name: string) => unknown
}): void {
  for (const name of REPRESENTATION_HEADERS) response.removeHeader(name)
}
