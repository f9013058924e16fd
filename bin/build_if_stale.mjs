/** Builds if need be, for a script whose next step needs the build. */
import { buildIfStale } from './build.mjs'

process.exitCode = (await buildIfStale()) ? 0 : 1
