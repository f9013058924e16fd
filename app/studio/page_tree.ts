import type { StudioPage } from '#studio/studio_page'

/** A part of the keys of pages, the page that has exactly this key, and what lies below it. */
export type PageNode = { name: string; page?: StudioPage; children: PageNode[] }

/** The pages as their keys nest. */
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
