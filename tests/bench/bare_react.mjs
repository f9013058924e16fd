/**
 * Bare React: a server that renders the page it was last given with the site's own bundle, for each
 * request, and does nothing else.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const BUNDLE = resolve('build/ssr/server')

const manifest = JSON.parse(readFileSync(join(BUNDLE, '.vite/manifest.json'), 'utf8'))
const entry = join(BUNDLE, manifest['inertia/ssr.tsx'].file)
const { default: render } = await import(pathToFileURL(entry).href)

let page

const server = createServer(async (_, response) => {
  const { head, body } = await render(page)
  const [before, app, after] = body
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(
    `<!doctype html><html><head>${head.join('\n')}</head><body>${before}${app}${after}</body></html>`
  )
})

process.on('message', (sent) => {
  page = sent
  process.send('ready')
})
process.once('disconnect', () => process.exit())
server.listen(0, () => process.send(`http://localhost:${server.address().port}/`))
