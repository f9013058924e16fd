/**
 * Builds unless the build is up to date. With `--deployable`, `npm run build`: also completes `build/` for
 * a server.
 */
import { buildIfStale } from './build.mjs'

if (!(await buildIfStale())) process.exitCode = 1
else if (process.argv.includes('--deployable')) await import('./deployable.mjs')
