/** The anchor of an article on its group's page. */
export function articleAnchor(article: string): string {
  return `article-${article}`
}

/** The anchor of a colour or decor on its group's page. */
export function swatchAnchor(kind: 'colour' | 'decor', id: string): string {
  return `${kind}-${id}`
}
