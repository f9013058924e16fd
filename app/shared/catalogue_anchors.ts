/** The part of a group's page that shows an article. */
export function articleAnchor(article: string): string {
  return `article-${article}`
}

/** The part of a group's page that shows a colour or decor. */
export function swatchAnchor(kind: 'colour' | 'decor', id: string): string {
  return `${kind}-${id}`
}
