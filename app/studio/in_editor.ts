import { join } from 'node:path'
import { contentRoot } from '#config/content'
import type { Place } from '#content/loading/problems'

/** Returns the URL that opens a location in VS Code. */
export function inEditor(
  { file, line = 1, column = 1 }: Partial<Place> & { file: string },
  root: string = contentRoot
): string {
  const path = join(root, file).replaceAll('\\', '/')
  const address = encodeURI(path.startsWith('/') ? path : `/${path}`)
  return `vscode://file${address.replaceAll(/[#?]/g, encodeURIComponent)}:${line}:${column}`
}
