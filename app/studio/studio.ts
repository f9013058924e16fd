import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Edge } from 'edge.js'
import { contentRoot } from '#config/content'
import { inEditor } from '#studio/in_editor'
import { readSnapshot, type Snapshot } from '#studio/snapshot'
import { formatFileSize } from '#texts/file_size'
import { inGerman, kindName } from './client/words/texts.js'

const views = { de: viewsIn('de'), en: viewsIn('en') }

/** Returns the views in a language. */
function viewsIn(language: 'de' | 'en'): Edge {
  const edge = Edge.create({ cache: false })
  edge.mount(join(import.meta.dirname, 'views'))
  const say = language === 'de' ? inGerman : (sentence: string) => sentence
  const globals = {
    language,
    studio: '/studio',
    inEditor,
    say,
    count: (number: number, noun: string) => say(`${number} ${noun}${number === 1 ? '' : 's'}`),
    kindName: (kind: string) => kindName(kind, language),
    fileSize: (bytes: number) => formatFileSize(bytes, language),
  }
  for (const [name, value] of Object.entries(globals)) edge.global(name, value)
  return edge
}

/**
 * A read-only browser for the content, as HTML without scripts, in German or English as the panel
 * is. It is a middleware of Vite's server, which production does not have.
 */
export class Studio {
  #snapshot?: Promise<Snapshot>

  /** @param code returns the version of the code */
  constructor(private readonly code: () => string) {}

  /** Invalidates the snapshot, so that the next request reads the files again. */
  invalidate() {
    this.#snapshot = undefined
  }

  /** Handles a request; its URL is the part below /studio. */
  readonly answer = async (
    { url = '/', method, headers }: IncomingMessage,
    response: ServerResponse,
    failed: (error: unknown) => void
  ) => {
    try {
      this.#snapshot ??= readSnapshot(contentRoot, this.code())
      const { template, state } = viewOf(url.split('?')[0], await this.#snapshot)
      const language = headers['accept-language']?.startsWith('de') ? 'de' : 'en'
      const html = await views[language].render(template, state)
      response.writeHead(template === 'not_found' ? 404 : 200, {
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

function viewOf(path: string, { pages, problems, languages, files }: Snapshot) {
  const [name = '', key] = path.split('/').slice(1)
  const sections = [
    { name: 'pages', title: 'Pages', count: pages.length },
    { name: 'languages', title: 'Languages', count: languages.length },
    { name: 'problems', title: 'Problems', count: problems.length },
    { name: 'files', title: 'Pictures and files', count: files.length },
  ]
  const groups = [...Map.groupBy(problems, ({ file }) => file)]
  const state = { sections, pages, languages, groups, files }
  const page = pages.find((each) => each.key === key)
  if (name === 'pages' && page)
    return { template: 'page', state: { ...state, section: name, page } }
  const section = name || 'pages'
  const isThere = key === undefined && sections.some((each) => each.name === section)
  return { template: isThere ? section : 'not_found', state: { ...state, section } }
}
