import { existsSync, globSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { extname, join } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import type { NextFn } from '@adonisjs/core/types/http'
import send from 'send'
import { IMMUTABLE } from '#http/cache_control_middleware'
import {
  bestCoding,
  CODING_EXTENSIONS,
  CONTENT_CODINGS,
  type ContentCoding,
} from '#http/content_coding'
import { removeRepresentationHeaders } from '#http/representation_headers'
import { unreadableTarget } from '#http/request_target'
import { provideFile } from '#media/pictures/make_pictures'
import { publicRoot } from '#media/public_folder/public_folder'

const ONE_DAY = 86_400

/** Content types that `send` names differently or without a charset. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.ico': 'image/x-icon',
}

/** Published files are not in subfolders, and neither hidden, precompressed nor incomplete. */
const MEDIA = /^\/media\/(?!\.)[^/\\\0]+(?<!\.(?:br|gz|tmp))$/

/** Names of assets. One that is missing in this build may belong to an earlier one. */
const ASSET = /^\/assets\/(?!\.)[^/\\\0]+(?<!\.(?:br|gz))$/

/** Built assets, icons and the manifest, listed once at the start. */
const assets = new Set(
  globSync('**/*.*', { cwd: app.publicPath() })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((path) => !/\/\.|\.(br|gz)$/.test(path))
)

/** Published files that have precompressed copies. */
const COMPRESSED = /\.(svg|vtt)$/

/** Fetches or creates a published file that is not on this machine yet, and its compressed copies. */
async function fetchMedia(path: string) {
  if (existsSync(join(publicRoot, path))) return
  const name = path.slice('/media/'.length)
  const codings = COMPRESSED.test(name) ? CONTENT_CODINGS : []
  const copies = codings.map((coding) => name + CODING_EXTENSIONS[coding])
  await Promise.all([name, ...copies].map(provideFile))
}

/** Decodes the path of a URL; empty if it cannot be decoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

/**
 * Serves built assets below /assets, pictures and downloads below /media, and icons at the root,
 * precompressed if possible. Unknown names are passed to the pages, which respond with 404.
 */
export default class StaticFilesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    /** An invalid URL was rewritten for the error page only; it is never that of a file. */
    const path = unreadableTarget(request.request) === undefined ? decoded(request.url()) : ''
    const folder = folderOf(path)
    if (!folder || !['GET', 'HEAD'].includes(request.method())) return next()
    if (MEDIA.test(path)) await fetchMedia(path)

    const status = await sendFile(ctx, folder, path)
    if (status === 412 || status === 416) return refuse(response, status)
    if (status !== 200) return next()
  }
}

/** Returns the folder of a public file; undefined if the path is not that of one. */
function folderOf(path: string): string | undefined {
  if (assets.has(path)) return app.publicPath()
  return MEDIA.test(path) || ASSET.test(path) ? publicRoot : undefined
}

/**
 * Sends a file or the requested range of it.
 *
 * @returns 200 if a response was sent, otherwise the status of the failure
 */
function sendFile(ctx: HttpContext, folder: string, path: string): Promise<number> {
  const { request, response } = ctx.request
  const codings = CONTENT_CODINGS.filter((coding) =>
    existsSync(join(folder, path + CODING_EXTENSIONS[coding]))
  )
  /** A range refers to the uncompressed file, whatever the client accepts. */
  if (request.method !== 'GET') delete request.headers.range
  const coding = request.headers.range
    ? undefined
    : bestCoding(request.headers['accept-encoding'], codings)
  const name = path + (coding ? CODING_EXTENSIONS[coding] : '')

  return new Promise((resolve) => {
    send(request, encodeURIComponent(name), { root: folder, index: false, cacheControl: false })
      .on('file', (_, { size, mtime }) => {
        /** The client has disconnected, which `send` handles. */
        if (response.headersSent) return
        const etag = etagOf(size, mtime, coding)
        if (!isPartWanted(request.headers, size, [etag, mtime.toUTCString()])) {
          delete request.headers.range
        }
        response.setHeader('ETag', etag)
        response.setHeader('Cache-Control', cacheControlOf(path))
        if (TYPES[extname(path)]) response.setHeader('Content-Type', TYPES[extname(path)])
        if (codings.length > 0) response.setHeader('Vary', 'Accept-Encoding')
        if (coding) response.setHeader('Content-Encoding', coding)
      })
      .on('error', (error: { status: number }) => resolve(error.status))
      .pipe(response)
    response.once('close', () => resolve(200))
  })
}

/**
 * Whether a requested range can be sent: `If-Range` matches this version, and a range at the end is
 * shorter than the file. For a longer one `send` would respond with 416.
 *
 * @param versions the ETag and date of this version
 */
function isPartWanted(headers: IncomingHttpHeaders, size: number, versions: string[]): boolean {
  const { range = '', 'if-range': version } = headers
  if (version && !versions.includes(String(version))) return false
  return !(Number(/^bytes=-(\d+)$/.exec(range)?.[1]) >= size)
}

/** Returns a strong ETag, made of size and date. Each coding has its own. */
function etagOf(size: number, mtime: Date, coding: ContentCoding | undefined): string {
  const version = `${size.toString(16)}-${mtime.getTime().toString(16)}`
  return coding ? `"${version}-${coding}"` : `"${version}"`
}

function cacheControlOf(path: string): string {
  return /^\/(assets|media)\//.test(path) ? IMMUTABLE : `public, max-age=${ONE_DAY}`
}

/** Responds to a failed precondition or a missing range; the error must not be cached. */
function refuse({ response }: HttpContext['response'], status: 412 | 416) {
  removeRepresentationHeaders(response)
  response.writeHead(status, { 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
}
