/** Removes invisible characters that control line breaks (`setInLines`), for search and anchors. */
export function withoutLineMarks(text: string): string {
  return text.replaceAll(/[\u2060\u200C\u00AD]/g, '')
}
