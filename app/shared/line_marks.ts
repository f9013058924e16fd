/**
 * Removes the invisible characters that say where a line may end (`setInLines`), for machines, search,
 * drawings and anchors.
 */
export function withoutLineMarks(text: string): string {
  return text.replaceAll(/[\u2060\u200C\u00AD]/g, '')
}
