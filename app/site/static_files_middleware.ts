import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import type { NextFn } from '@adonisjs/core/types/http'
import sirv from 'sirv'
import { fetchFile } from '#media/public_files'
import { publicRoot } from '#media/public_folder'

const ONE_DAY = 86_400
const ONE_YEAR = 365 * ONE_DAY

const assets = sirv(app.publicPath(), {
  brotli: true,
  gzip: true,
  setHeaders: (response, path) =>
    path.startsWith('/assets/') ? cacheForEver(response) : describeIcon(response, path),
})

const media = sirv(publicRoot, { dev: true, setHeaders: cacheForEver })

type Headers = { setHeader(name: string, value: string): void }

/** Names below /assets and /media carry a hash of their content: they never change. */
function cacheForEver(response: Headers) {
  response.setHeader('Cache-Control', `public, max-age=${ONE_YEAR}, immutable`)
}

/**
 * Icons and manifest have the names that browsers look for, whatever they contain; of an `.ico` sirv
 * does not know the type.
 */
function describeIcon(response: Headers, path: string) {
  response.setHeader('Cache-Control', `public, max-age=${ONE_DAY}`)
  if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
}

/** Looks for what is not here yet among the files that all machines share. */
async function fetchMedia(url: string): Promise<boolean> {
  try {
    return await fetchFile(decodeURIComponent(url.slice('/media/'.length)))
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}

/**
 * Serves the built assets below /assets, pictures and downloads below /media, and the site's icons
 * at the root; a name that is not there falls through to the pages, which answer 404.
 */
export default class StaticFilesMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const serve = request.url().startsWith('/media/') ? media : assets
    return new Promise<void>((resolve, reject) => {
      response.response.once('finish', resolve)
      response.response.once('close', resolve)
      const pass = () => void Promise.resolve(next()).then(() => resolve(), reject)
      serve(request.request, response.response, () => {
        if (serve === assets) return pass()
        fetchMedia(request.url()).then(
          (isHere) => (isHere ? serve(request.request, response.response, pass) : pass()),
          reject
        )
      })
    })
  }
}
