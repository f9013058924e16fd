import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { withLock } from '../../../bin/lock.mjs'
import { ContentFolder } from '../../fixtures/content/content_folder'
import { copyCheckout } from '../../fixtures/processes/checkout_copy'
import { freePort } from '../../fixtures/processes/free_port'
import { runScript } from '../../fixtures/processes/run_script'

export const COMPANY = 'content/pages/root/company/de.yaml'

/** Who knows it may ask for the server's figures. */
const METRICS_TOKEN = 'what-knows-the-figures'

/** What `npm run dev` starts in a copy of this checkout, with the small site, for all tests of a file. */
export class DevelopmentServer {
  private constructor(
    readonly url: string,
    readonly content: ContentFolder,
    private readonly checkout: string,
    private readonly process: ChildProcess,
    private readonly isOver: Promise<unknown>
  ) {}

  /** @param environment further variables of its environment */
  static async start(environment: Record<string, string> = {}): Promise<DevelopmentServer> {
    const content = await ContentFolder.create()
    await content.edit(
      COMPANY,
      'Vierte *Generation*.',
      `|-\n${'  Vierte Generation.\n\n'.repeat(60)}`
    )
    const cwd = await copyCheckout()
    const port = String(await freePort())
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      HOST: 'localhost',
      PORT: port,
      APP_KEY: 'a-key-for-tests-only-0123456789',
      DATABASE_URL: '',
      STORAGE_PATH: join(cwd, 'storage'),
      METRICS_TOKEN,
      CONTENT_ROOT: content.root,
      BACKGROUND_WORK: 'false',
      LOG_LEVEL: 'error',
      ...environment,
    }
    const load = await runScript(['ace', 'content:load', '--pictures-later'], { cwd, env })
    if (load.code !== 0) throw new Error(load.output)
    const url = `http://localhost:${port}`
    const serve = () => {
      const served = spawn(process.execPath, ['ace', 'serve', '--hmr', '--no-clear'], {
        cwd,
        env,
        detached: true,
      })
      /** Read what it says: a server whose output is full answers nobody. */
      for (const stream of [served.stdout, served.stderr]) stream.resume()
      return { served, isOver: once(served, 'close') }
    }
    /** One after the other: each takes a port for Vite's messages that nobody listens on yet. */
    const { served, isOver } = await withLock(async () => {
      const started = serve()
      /** The first page waits until Vite has compiled everything, longer than a connection may on a busy machine. */
      while (!(await fetch(`${url}/de/kontakt`).catch(() => undefined))?.ok) await setTimeout(100)
      return started
    })
    return new DevelopmentServer(url, content, cwd, served, isOver)
  }

  /** Replaces words in a file of the code; fails when they do not stand in it. */
  async edit(path: string, words: string, replacement: string) {
    const file = join(this.checkout, path)
    const code = await readFile(file, 'utf8')
    if (!code.includes(words)) throw new Error(`${path} does not contain "${words}"`)
    /** Renamed, as editors save: a page that is asked for while the file is empty would keep that. */
    const saved = join(this.checkout, 'storage', 'saved')
    await writeFile(saved, code.replace(words, replacement))
    await rename(saved, file)
    /** A page that is asked for before the server hears of it is rendered by the old code. */
    await setTimeout(200)
  }

  /** When the process that answers was started, in seconds since 1970; undefined while none does. */
  async startedAt(): Promise<string | undefined> {
    const headers = { Authorization: `Bearer ${METRICS_TOKEN}` }
    const answer = await fetch(`${this.url}/metrics`, { headers }).catch(() => undefined)
    return /^process_start_time_seconds (\d+)$/m.exec((await answer?.text()) ?? '')?.[1]
  }

  async stop() {
    if (this.process.pid) process.kill(-this.process.pid, 'SIGKILL')
    await this.isOver
    await this.content.delete()
    await rm(this.checkout, { recursive: true, force: true })
  }
}

/** Fixtures of a development server, for all tests of a worker. */
export function developmentServer(environment?: Record<string, string>) {
  const server: [
    (fixtures: object, use: (server: DevelopmentServer) => Promise<void>) => Promise<void>,
    { scope: 'worker'; timeout: number },
  ] = [
    // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern here
    async ({}, use) => {
      const started = await DevelopmentServer.start(environment)
      await use(started)
      await started.stop()
    },
    { scope: 'worker', timeout: 0 },
  ]
  return {
    server,
    baseURL: async (
      { server: running }: { server: DevelopmentServer },
      use: (url: string) => Promise<void>
    ) => use(running.url),
  }
}
