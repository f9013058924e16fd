/**
 * Behind `npm run content:load`: migrates and loads the content, unless nothing of it has changed, and
 * brings the list of published paths up to date.
 */
import { hashSources } from './build.mjs'
import { loadContent, setUpForBuild } from './content.mjs'

setUpForBuild()
const flags = ['--keep-paths', ...process.argv.slice(2)]
const load = loadContent(hashSources(), flags, 'inherit')
load.on('close', (status) => (process.exitCode = status ?? 1))
