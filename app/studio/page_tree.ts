import type { StudioPage } from '#studio/studio_page'

/** A segment of page keys, the page with exactly this key, and its children. */
export type PageNode = { name: string; page?: StudioPage; children: PageNode[] }

/** Returns the pages as a tree of their keys. */
export function pageTree(pages: readonly StudioPage[]): PageNode[] {
  const root: PageNode = { name: '', children: [] }
  for (const page of pages) {
    let node = root
    for (const name of page.key.split('.')) {
      let child = node.children.find((each) => each.name === name)
      if (!child) node.children.push((child = { name, children: [] }))
      node = child
    }
    node.page = page
  }
  return root.children
}
