import { existsSync, globSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { extname, join } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import type { NextFn } from '@adonisjs/core/types/http'
import send from 'send'
import {
  bestCoding,
  CODING_EXTENSIONS,
  CONTENT_CODINGS,
  type ContentCoding,
} from '#http/content_coding'
import { unreadableTarget } from '#http/request_target'
import { provideFile } from '#media/make_pictures'
import { publicRoot } from '#media/public_folder'
import { FOR_EVER } from '#shared/for_ever'

const ONE_DAY = 86_400

/** Types that the list of `send` names differently, or without their charset. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.ico': 'image/x-icon',
}

/** Names of published files: flat, and neither hidden, compressed nor unfinished. */
const MEDIA = /^\/media\/(?!\.)[^/\\\0]+(?<!\.(?:br|gz|tmp))$/

/** Names of assets; those that this build does not have may be those of a former one. */
const ASSET = /^\/assets\/(?!\.)[^/\\\0]+(?<!\.(?:br|gz))$/

/** Built assets, icons and the manifest, as they lie there at the start. */
const assets = new Set(
  globSync('**/*.*', { cwd: app.publicPath() })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((path) => !/\/\.|\.(br|gz)$/.test(path))
)

/** Published files of which there are compressed copies. */
const COMPRESSED = /\.(svg|vtt)$/

/** Brings a file that another machine has published or that is still to be made, with its compressed copies. */
async function fetchMedia(path: string) {
  if (existsSync(join(publicRoot, path))) return
  const name = path.slice('/media/'.length)
  const codings = COMPRESSED.test(name) ? CONTENT_CODINGS : []
  const copies = codings.map((coding) => name + CODING_EXTENSIONS[coding])
  await Promise.all([name, ...copies].map(provideFile))
}

/** The path of an address; one that cannot be decoded is no file's. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

/**
 * Serves the built assets below /assets, pictures and downloads below /media, and the site's icons
 * at the root, compressed where a compressed copy lies beside them; a name that is not there falls
 * through to the pages, which answer 404.
 */
export default class StaticFilesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    /** An address that nobody can read was made readable for the error page alone. */
    const path = unreadableTarget(request.request) === undefined ? decoded(request.url()) : ''
    const folder = folderOf(path)
    if (!folder || !['GET', 'HEAD'].includes(request.method())) return next()
    if (MEDIA.test(path)) await fetchMedia(path)

    const status = await sendFile(ctx, folder, path)
    if (status === 412 || status === 416) return refuse(response, status)
    if (status !== 200) return next()
  }
}

/** Where a file lies that visitors may get. */
function folderOf(path: string): string | undefined {
  if (assets.has(path)) return app.publicPath()
  return MEDIA.test(path) || ASSET.test(path) ? publicRoot : undefined
}

/**
 * Sends a file, or the part of it that was asked for.
 *
 * @returns 200 once it was sent, in whatever way; otherwise why it was not
 */
function sendFile(ctx: HttpContext, folder: string, path: string): Promise<number> {
  const { request, response } = ctx.request
  const codings = CONTENT_CODINGS.filter((coding) =>
    existsSync(join(folder, path + CODING_EXTENSIONS[coding]))
  )
  /** Parts are parts of the file itself, whatever the client accepts. */
  if (request.method !== 'GET') delete request.headers.range
  const coding = request.headers.range
    ? undefined
    : bestCoding(request.headers['accept-encoding'], codings)
  const name = path + (coding ? CODING_EXTENSIONS[coding] : '')

  return new Promise((resolve) => {
    send(request, encodeURIComponent(name), { root: folder, index: false, cacheControl: false })
      .on('file', (_, { size, mtime }) => {
        /** The client has gone, and `send` will notice, too. */
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
 * Whether a part will do: of the version that the client has parts of, and less than the whole, which
 * `send` takes for no part at all.
 *
 * @param versions how this version may be called
 */
function isPartWanted(headers: IncomingHttpHeaders, size: number, versions: string[]): boolean {
  const { range = '', 'if-range': version } = headers
  if (version && !versions.includes(String(version))) return false
  return !(Number(/^bytes=-(\d+)$/.exec(range)?.[1]) >= size)
}

/** A file never changes under its name: its ETag is strong, and each coding has its own. */
function etagOf(size: number, mtime: Date, coding: ContentCoding | undefined): string {
  const version = `${size.toString(16)}-${mtime.getTime().toString(16)}`
  return coding ? `"${version}-${coding}"` : `"${version}"`
}

function cacheControlOf(path: string): string {
  return /^\/(assets|media)\//.test(path) ? FOR_EVER : `public, max-age=${ONE_DAY}`
}

/**
 * The file has changed since the client has seen it, or has no such part: nobody is to remember that
 * instead of the file.
 */
function refuse({ response }: HttpContext['response'], status: 412 | 416) {
  for (const name of ['ETag', 'Last-Modified', 'Content-Type', 'Vary']) response.removeHeader(name)
  response.writeHead(status, { 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
}
