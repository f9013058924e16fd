/** `npm run studio`: `npm run dev`, with the studio's edit mode in the site's pages. */
import { spawn } from 'node:child_process'
import { npm } from './programs.mjs'

const [program, args] = npm('run', 'dev')
spawn(program, args, { stdio: 'inherit', env: { ...process.env, STUDIO: 'true' } }).on(
  'close',
  (code) => {
    process.exitCode = code ?? 1
  }
)
