/** Builds unless the build is up to date, for scripts that need it in their next step. */
import { buildIfStale } from './build.mjs'

process.exitCode = (await buildIfStale()) ? 0 : 1
