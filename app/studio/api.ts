import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import type { WrittenRecord } from '#content/checking/check_context'
import { readRecords } from '#content/checking/read_records'
import type { KnownRecords } from '#content/loading/unmerged_records'
import { commit, findChanges, newCommit } from '#studio/changes_api'
import { ContentStore, type ShownPage } from '#studio/content_store'
import { readFile, sentFile, writeFile } from '#studio/files_api'
import { pageAction } from '#studio/page_action'
import { addressOf, changePage } from '#studio/page_actions'
import {
  acceptedText,
  acceptText,
  exampleBlock,
  findPreview,
  previewQuery,
} from '#studio/pages_api'
import { findPart } from '#studio/parts_api'
import { reasonOf, StudioRefusal } from '#studio/refusal'
import {
  addMedia,
  findEntities,
  findKinds,
  findLinks,
  findMedia,
  readPicture,
} from '#studio/targets_api'

const MEGABYTE = 1024 * 1024

/** The maximum size of a request with JSON, and of one with a file, in bytes. */
const LARGEST_JSON = MEGABYTE
const LARGEST_FILE = 64 * MEGABYTE

type Query = Readonly<Record<string, string>>

/** Answers a request with a value that is sent as JSON. */
type Route = (request: { query: Query; body: unknown; bytes: Buffer }) => unknown

/**
 * The API by which the studio's pages read and write the content. Only the own computer may ask,
 * and only pages of the own origin: the name of the host is checked too, so that no other name can
 * be made to lead here (DNS rebinding).
 */
export class StudioApi {
  readonly #store: ContentStore
  readonly #routes: Readonly<Record<string, Route>>
  #records: Promise<WrittenRecord[]> | undefined

  /**
   * @param root the folder that contains `resources`
   * @param code returns the version of the code
   * @param load has the site load the content; returns whether it could
   */
  constructor(root: string, code: () => string, load = async () => true) {
    const store = new ContentStore(root, code)
    this.#store = store
    /** Of one version of the code: another one may read the same files differently. */
    let known: { code: string; records: KnownRecords<WrittenRecord> } | undefined
    const knownRecords = () => {
      if (known?.code !== code()) known = { code: code(), records: new Map() }
      return known.records
    }
    const records = () => (this.#records ??= readRecords(root, knownRecords()))
    /** Without translations, which takes a tenth of the time. */
    const sources = () => readRecords(root, undefined, 'source')
    /** Returns the address of a page once the site has it; none if the content cannot be loaded. */
    const reached = async (page: ShownPage | undefined) =>
      page && (await load()) ? addressOf(store, page) : undefined
    const steppedTo = async ({ entry, page }: Awaited<ReturnType<ContentStore['undo']>>) => ({
      entry,
      url: await reached(page),
    })
    this.#routes = {
      'GET /part': ({ query }) => findPart(store, query),
      'GET /file': ({ query }) => readFile(store, query.path ?? ''),
      'POST /file': ({ body }) => writeFile(store, sentFile.parse(body)),
      'GET /links': async ({ query }) => findLinks(await records(), query.q, query.locale),
      'GET /entities': async ({ query }) =>
        query.kind === 'file'
          ? findMedia(root, await records(), { kind: 'file' })
          : findEntities(await sources(), query.kind ?? ''),
      'GET /media': async ({ query }) => findMedia(root, await records(), query),
      'GET /picture': ({ query }) => readPicture(store, query.file ?? ''),
      'POST /media': ({ query, bytes }) =>
        addMedia(store, query.name ?? '', bytes, query.replace === '1'),
      'GET /block': async ({ query }) => exampleBlock(root, query.type ?? '', await sources()),
      'POST /accept': ({ body }) => acceptText(store, acceptedText.parse(body)),
      'GET /kinds': async () => findKinds(await sources()),
      'GET /preview': ({ query }) => findPreview(previewQuery.parse(query)),
      'POST /page': async ({ body }) => ({
        url: await reached(await changePage(store, pageAction.parse(body), records)),
      }),
      'GET /changes': () => findChanges(store, code(), knownRecords()),
      'POST /commit': ({ body }) => commit(store, newCommit.parse(body)),
      'GET /history': () => store.history,
      'POST /undo': async () => steppedTo(await store.undo()),
      'POST /redo': async () => steppedTo(await store.redo()),
    }
  }

  /** Forgets what was read, because a file has changed. */
  invalidate() {
    this.#records = undefined
  }

  /** Handles a request; its URL is the part below /studio/api. */
  readonly answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, body } = await this.#result(request).catch(refused)
    const isFile = body instanceof File
    response.writeHead(status, {
      'Content-Type': isFile ? body.type : 'application/json; charset=utf-8',
      'Content-Security-Policy': 'sandbox',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    response.end(isFile ? await body.bytes() : JSON.stringify(body))
  }

  async #result(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    checkSender(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const route = this.#routes[`${request.method} ${pathname}`]
    if (!route) throw new StudioRefusal(404, 'There is no such route.')
    const query = Object.fromEntries(searchParams)
    if (request.method === 'GET') {
      return { status: 200, body: await route({ query, body: undefined, bytes: Buffer.of() }) }
    }
    const isJson = request.headers['content-type']?.startsWith('application/json') ?? false
    const bytes = isJson
      ? await bodyOf(request, LARGEST_JSON, 'There is more text than a file may have.')
      : await bodyOf(request, LARGEST_FILE, `More than ${LARGEST_FILE / MEGABYTE} MB.`)
    const body: unknown = isJson && bytes.length > 0 ? parseJson(bytes) : undefined
    const result = await this.#store.exclusively(async () => route({ query, body, bytes }))
    this.invalidate()
    return { status: 200, body: result }
  }
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/
const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127(\.\d+){3})$/

/** Refuses requests from other computers, by other names and of other sites. */
function checkSender({ headers, method, socket }: IncomingMessage) {
  const { host = '', origin } = headers
  const isOwn =
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    LOOPBACK.test(host) &&
    (origin === undefined || origin === `http://${host}`) &&
    ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'])
  if (!isOwn) throw new StudioRefusal(403, 'Only pages of this computer may ask.')
  if (method !== 'GET' && headers['x-studio'] !== '1') {
    throw new StudioRefusal(403, 'A change needs the header "X-Studio: 1".')
  }
}

/** Reads a body to its end even if it is too large: a client that is cut off while it sends gets no answer. */
async function bodyOf(
  request: IncomingMessage,
  largest: number,
  tooLarge: string
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= largest) chunks.push(chunk)
  }
  if (size > largest) throw new StudioRefusal(413, tooLarge)
  return Buffer.concat(chunks)
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new StudioRefusal(400, 'The request is no JSON.')
  }
}

function refused(error: unknown): { status: number; body: unknown } {
  if (error instanceof StudioRefusal) {
    return { status: error.status, body: { error: error.message, ...error.details } }
  }
  if (error instanceof z.ZodError) {
    return { status: 400, body: { error: z.prettifyError(error) } }
  }
  console.error(error)
  const failed = error as NodeJS.ErrnoException
  const message = failed.syscall ? `Nothing is saved, because ${reasonOf(failed)}` : failed.message
  return { status: 500, body: { error: message } }
}
