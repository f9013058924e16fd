/*
|--------------------------------------------------------------------------
| Development
|--------------------------------------------------------------------------
|
| What `npm run dev` does besides serving: when a file of content, texts or
| server code is saved, it is loaded and open pages are updated in place;
| errors of content and texts are shown in an overlay until they are
| corrected. It also serves the studio. Code within the boundaries of
| hot-hook (package.json, "hotHook") is reloaded; other code restarts the
| server.
|
*/

import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import app from '@adonisjs/core/services/app'
import i18nManager from '@adonisjs/i18n/services/main'
import vite from '@adonisjs/vite/services/main'
import { contentRoot } from '#config/content'
import { ownOrigin } from '#config/settings/own_origin'
import env from '#start/env'

/**
 * The delay before reading a changed file, in ms. Most programs truncate a file before writing it,
 * and the watcher reports a file only once within 50 ms.
 */
const UNTIL_WRITTEN = 100

const STUDIO_PATH = '/studio'

void app.ready(async () => {
  const server = vite.getDevServer()
  if (!server) return

  const { OpenPages } = await import('#studio/open_pages')
  const { Studio } = await import('#studio/studio')
  const { StudioApi } = await import('#studio/api')
  /**
   * The version of the server's code. What was read with an earlier version is read again;
   * otherwise only changed files are.
   */
  let code = randomUUID()
  const pages = new OpenPages(server, process.env.STUDIO === 'true')
  const studio = new Studio(() => code)
  const loadContent = oneAtATime(() =>
    pages.follow('content', async () => {
      const loader = await import('#content/loading/loader')
      const { ContentError, formatProblem } = await import('#content/loading/problems')
      const { written, warnings, errors } = await loader.loadContent(contentRoot, { code })
      for (const warning of warnings) console.warn(formatProblem(warning))
      const missing = 'Pages show a plain area in the place of pictures.'
      pages.note('pictures', errors.length > 0 ? new ContentError(errors, missing) : undefined)
      if (written > 0) console.log(`Content loaded: ${written} rows written.`)
    })
  )
  const api = new StudioApi(contentRoot, () => code, loadContent)
  server.middlewares.use(`${STUDIO_PATH}/api`, api.answer)
  server.middlewares.use(STUDIO_PATH, studio.answer)
  console.log(`Studio: ${ownOrigin(env.get('HOST'), env.get('PORT'))}${STUDIO_PATH}`)

  const loadTexts = oneAtATime(() =>
    pages.follow('texts', async () => {
      await i18nManager.reloadTranslations()
    })
  )
  const loadWithNewCode = () => {
    code = randomUUID()
    studio.invalidate()
    api.invalidate()
    void loadContent()
  }
  const loadDefinitions = oneAtATime(async () => {
    await import('#start/content')
    pages.reload()
    loadWithNewCode()
  })

  const folders: [path: string, load: () => void][] = [
    [join(contentRoot, 'resources', 'content'), loadContent],
    [join(contentRoot, 'resources', 'media'), loadContent],
    [app.languageFilesPath(), loadTexts],
  ]
  server.watcher.add(folders.map(([path]) => path))
  server.watcher.on('all', (event, file) => {
    if (event === 'addDir') return
    for (const [path, load] of folders) {
      if (resolve(file).startsWith(path + sep)) setTimeout(load, UNTIL_WRITTEN)
    }
    studio.invalidate()
    api.invalidate()
  })
  /** The first load reads everything, so that the first save does not have to. */
  void loadContent()

  const { hot } = await import('hot-hook')
  const reloads: Record<string, () => void> = {
    'start/content.ts': loadDefinitions,
    'app/content/loading/loader.ts': loadWithNewCode,
  }
  for (const file of boundaries()) {
    const path = file.replaceAll('\\', '/')
    hot.dispose(pathToFileURL(app.makePath(path)).href, reloads[path] ?? (() => pages.reload()))
  }
})

function boundaries(): string[] {
  const { hotHook } = JSON.parse(readFileSync(app.makePath('package.json'), 'utf8'))
  return globSync(hotHook.boundaries as string[], { cwd: app.makePath() })
}

/**
 * Returns a function that never runs the work concurrently: calls during a run wait for one more
 * run. It resolves with the result of a run that began after the call.
 */
function oneAtATime<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<Result> | undefined

  return () => {
    next ??= last.then(() => {
      next = undefined
      return run()
    })
    last = next.catch(console.error)
    return next
  }
}
