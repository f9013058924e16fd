/*
|--------------------------------------------------------------------------
| HTTP server entrypoint
|--------------------------------------------------------------------------
|
| The "server.ts" file is the entrypoint for starting the AdonisJS HTTP
| server. Either you can run this file directly or use the "serve"
| command to run this file and monitor file changes
|
*/

import type { RequestListener, Server } from 'node:http'
import { fileRefusal, listenRefusal } from './system_errors.js'

await import('reflect-metadata')
const { Ignitor, prettyPrintError } = await import('@adonisjs/core')

/**
 * URL to the application root. AdonisJS need it to resolve
 * paths to file and directories for scaffolding commands
 */
const APP_ROOT = new URL('../', import.meta.url)

/**
 * The importer is used to import files in context of the
 * application.
 */
const IMPORTER = (filePath: string) => {
  if (filePath.startsWith('./') || filePath.startsWith('../')) {
    return import(new URL(filePath, APP_ROOT).href)
  }
  return import(filePath)
}

let createServer: (handler: RequestListener) => Server

new Ignitor(APP_ROOT, { importer: IMPORTER })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    /**
     * Imported after booting: configuration depends on the kind of process, which is known only
     * then.
     */
    void app.booted(async () => {
      const { http } = await import('#config/app')
      const { httpLimits } = await import('#config/http_server')
      const { HttpServer } = await import('#http/http_server')
      const { endOnSignal } = await import('#http/end_on_signal')
      const { responses } = await import('#http/responses')
      createServer = (handler) => {
        const server = new HttpServer(httpLimits, responses.inFrontOf(handler), (address) =>
          http.trustProxy(address, 0)
        )
        endOnSignal(app, () => server.inProgress)
        return server
      }
    })
  })
  .httpServer()
  .start((handler) => createServer(handler))
  .catch(async (error) => {
    process.exitCode = 1
    const refusal = listenRefusal(error) ?? fileRefusal(error)
    if (refusal) console.error(refusal)
    else await prettyPrintError(error)
  })
