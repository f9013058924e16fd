/*
|--------------------------------------------------------------------------
| Ace entry point
|--------------------------------------------------------------------------
|
| The "console.ts" file is the entrypoint for booting the AdonisJS
| command-line framework and executing commands.
|
| Commands do not boot the application, unless the currently running command
| has "options.startApp" flag set to true.
|
*/

import { explainFileErrors, fileRefusal } from './system_errors.js'

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

new Ignitor(APP_ROOT, { importer: IMPORTER })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
  })
  .ace()
  .configure(async (app) => {
    const { explainDatabaseErrors } = await import('#database/command_errors')
    const kernel = await app.container.make('ace')
    explainDatabaseErrors(kernel)
    explainFileErrors(kernel)
  })
  .handle(process.argv.splice(2))
  .catch(async (error) => {
    process.exitCode = 1
    const refusal = fileRefusal(error)
    if (refusal) console.error(refusal)
    else await prettyPrintError(error)
  })
