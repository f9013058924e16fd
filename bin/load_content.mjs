/**
 * `npm run content:load`: migrates the database, loads the content unless it is unchanged, and
 * updates the list of published paths.
 */
import { hashSources } from './build.mjs'
import { loadContent, setUpForBuild } from './content.mjs'

setUpForBuild()
const flags = ['--keep-paths', ...process.argv.slice(2)]
const load = loadContent(hashSources(), flags, 'inherit')
load.on('close', (status) => (process.exitCode = status ?? 1))
