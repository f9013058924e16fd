import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Edge } from 'edge.js'
import { contentRoot } from '#config/content'
import { inEditor } from '#studio/in_editor'
import { pageTree } from '#studio/page_tree'
import { readSnapshot, type Snapshot } from '#studio/snapshot'
import { formatFileSize } from '#texts/file_size'

/** The path of the studio on the development server. */
export const STUDIO_PATH = '/studio'

const edge = Edge.create({ cache: false })
edge.mount(join(import.meta.dirname, 'views'))
edge.global('studio', STUDIO_PATH)
edge.global('inEditor', inEditor)
edge.global('plural', (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`)
edge.global('fileSize', (bytes: number) => formatFileSize(bytes, 'en'))

type View = { status: number; template: string; state: object }

/**
 * A read-only browser for the content, as HTML without scripts. It is a middleware of Vite's
 * server, which production does not have.
 */
export class Studio {
  #snapshot?: Promise<Snapshot>

  /** @param code returns the version of the code */
  constructor(private readonly code: () => string) {}

  /** Invalidates the snapshot, so that the next request reads the files again. */
  invalidate() {
    this.#snapshot = undefined
  }

  /** Handles a request; its URL is the part below STUDIO_PATH. */
  readonly answer = async (
    { url = '/', method }: IncomingMessage,
    response: ServerResponse,
    failed: (error: unknown) => void
  ) => {
    try {
      this.#snapshot ??= readSnapshot(contentRoot, this.code())
      const { status, template, state } = viewOf(url.split('?')[0], await this.#snapshot)
      const html = await edge.render(template, state)
      response.writeHead(status, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
      })
      response.end(method === 'HEAD' ? undefined : html)
    } catch (error) {
      this.invalidate()
      failed(error)
    }
  }
}

function viewOf(path: string, snapshot: Snapshot): View {
  const { pages, problems, languages, files } = snapshot
  const [section = '', key] = path.split('/').slice(1)
  const counts = {
    pages: pages.length,
    languages: languages.length,
    problems: problems.length,
    files: files.length,
  }
  const page = pages.find((each) => each.key === key)
  if (section === 'pages' && page) {
    return { status: 200, template: 'page', state: { counts, section, page } }
  }
  const views: Record<string, object> = {
    pages: { tree: pageTree(pages) },
    languages: { languages },
    problems: { groups: [...Map.groupBy(problems, ({ file }) => file)] },
    files: { files },
  }
  const template = section === '' ? 'pages' : section
  const state = key === undefined && Object.hasOwn(views, template) ? views[template] : undefined
  if (!state) return { status: 404, template: 'not_found', state: { counts, section: '' } }
  return { status: 200, template, state: { counts, section: template, ...state } }
}
