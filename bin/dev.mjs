/**
 * `npm run dev`: generates the lists of controllers and pages, loads the content, and serves the site
 * with hot reload. With `--studio`, `npm run studio`: with the forms of editors beside its pages.
 */
import { spawnSync } from 'node:child_process'
import { whenParentExits } from './programs.mjs'

const options = process.argv.slice(2).filter((option) => option !== '--studio')
if (process.argv.includes('--studio')) process.env.STUDIO = 'true'

ace('codegen')
ace('content:load', '--keep-last', '--pictures-later')
whenParentExits(() => process.kill(process.pid, 'SIGTERM'))
process.argv.splice(1, Infinity, 'ace.js', 'serve', '--hmr', ...options)
await import('@poppinss/ts-exec')
await import('./console.js')

/** Runs a command in a process of its own, and exits with its exit code if it fails. */
function ace(...args) {
  const { status } = spawnSync(process.execPath, ['ace.js', ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
