import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import app from '@adonisjs/core/services/app'
import sirv from 'sirv'
import { publicRoot } from '#media/media_files'

/** Names below these folders carry a hash of their content: they never change. */
const ONE_YEAR = 31_536_000

const assets = sirv(app.publicPath(), {
  maxAge: ONE_YEAR,
  immutable: true,
  brotli: true,
  gzip: true,
})

const media = sirv(publicRoot, { dev: true, setHeaders: cacheForEver })

function cacheForEver(response: { setHeader(name: string, value: string): void }) {
  response.setHeader('Cache-Control', `public, max-age=${ONE_YEAR}, immutable`)
}

/**
 * Serves the built assets below /assets and pictures and downloads below /media; a name that is
 * not there falls through to the pages, which answer 404.
 */
export default class StaticFilesMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const serve = request.url().startsWith('/media/') ? media : assets
    return new Promise<void>((resolve, reject) => {
      response.response.once('finish', resolve)
      response.response.once('close', resolve)
      serve(request.request, response.response, () => {
        Promise.resolve(next()).then(() => resolve(), reject)
      })
    })
  }
}
