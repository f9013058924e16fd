/**
 * Serves the production build, made anew if sources have changed, for the browser tests, with a
 * storage of its own that is removed afterwards. Beside the site's own content it has pages that ask
 * more of each block than it will.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../bin/build.mjs'
import { stressContent } from '../fixtures/stress/content_root.mjs'

if (!(await buildIfStale())) process.exit(1)

const storage = process.env.BROWSER_TEST_STORAGE ?? mkdtempSync(join(tmpdir(), 'saumer-browser-'))
mkdirSync(storage, { recursive: true })
Object.assign(process.env, {
  NODE_ENV: 'production',
  ENV_PATH: process.cwd(),
  APP_URL: `http://localhost:${process.env.PORT}`,
  HOST: 'localhost',
  DATABASE_URL: '',
  LOG_LEVEL: 'error',
  VIDEO_PROVIDERS: 'Saumer Mediathek https://mediathek.saumer.example',
  MAP_TILE_URL: `http://localhost:${process.env.BROWSER_TEST_TILE_PORT ?? 1}/{z}/{x}/{y}.png`,
  MAP_ATTRIBUTION: '© Saumer Karten https://karten.saumer.example/rechte',
  STORAGE_PATH: storage,
  FORMS_PER_ADDRESS: '1000',
  FORMS_IN_TOTAL: '1000',
  CONTENT_ROOT: stressContent(join(storage, 'stress')),
})

const pictures = process.env.TEST_PICTURES
if (pictures) symlinkSync(pictures, join(storage, 'public'))

const load = spawnSync(process.execPath, ['build/ace.js', 'content:load'], { encoding: 'utf8' })
if (load.status !== 0) throw new Error(`${load.stdout}\n${load.stderr}`)

const server = spawn(process.execPath, ['build/bin/server.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code) => {
  rmSync(storage, { recursive: true, force: true })
  process.exit(code ?? 1)
})
