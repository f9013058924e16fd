/** Behind `npm run content:load`: migrates and loads the content, unless nothing of it has changed. */
import { hashSources } from './build.mjs'
import { loadContent, setUpForBuild } from './content.mjs'

setUpForBuild()
const load = loadContent(hashSources(), process.argv.slice(2), 'inherit')
load.on('close', (status) => (process.exitCode = status ?? 1))
