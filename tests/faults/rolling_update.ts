import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Fault, PATIENT } from '#tests/faults/fault'
import { audit } from '#tests/faults/ledger'
import { Sender } from '#tests/faults/sender'
import { Nginx } from '#tests/fixtures/processes/nginx'
import { ProductionServer } from '#tests/fixtures/processes/production_server'

/** The number of times that both nodes change to the other version. */
const ROUNDS = 4

/** The number of concurrent visitors. */
const VISITORS = 6

/**
 * A rolling update behind nginx as in the operating guide: one node after the other changes its
 * version, while forms are sent and pages are read with their assets.
 */
export const rollingUpdate: Fault = {
  name: 'rolling update behind nginx',
  databases: ['postgres'],
  async run(ground) {
    const settings = { ...ground.settings, ...PATIENT }
    const nodes = [await ProductionServer.create(settings), await ProductionServer.create(settings)]
    const newer = await newerVersion()
    const failures: string[] = []
    const over = new AbortController()
    let nginx: Nginx | undefined
    try {
      for (const node of nodes) await node.start()
      nginx = await Nginx.start(
        nodes.map((node) => new URL(node.url).port),
        ['build', newer]
      )
      const sender = new Sender(nginx.url)
      const { url } = nginx
      const load = [
        ...Array.from({ length: VISITORS }, () => visit(url, failures, over.signal)),
        ...Array.from({ length: 4 }, () => send(sender, failures, over.signal)),
      ]
      for (let round = 0; round < ROUNDS; round++) {
        for (const node of nodes) {
          const before = sender.acknowledged.length
          await node.stop('SIGTERM')
          await node.start({}, round % 2 === 0 ? newer : 'build')
          while (sender.acknowledged.length < before + 20) await sender.send()
        }
      }
      over.abort()
      const pages = await Promise.all(load)
      const result = await audit(sender.acknowledged, ground.rows(nodes[0]))
      return {
        rounds: pages.reduce((sum, each) => sum + each, 0),
        acknowledged: sender.acknowledged.length,
        ...result,
        longest: sender.longest,
        memory: Math.max(...nodes.map((node) => node.peakMemory())),
        broken: [...new Set(failures)].slice(0, 5),
      }
    } finally {
      over.abort()
      await nginx?.stop()
      for (const node of nodes) await node.delete()
      await rm(join(newer, '..'), { recursive: true })
    }
  },
}

/** Reads pages with their style sheets until aborted. Returns the number of responses. */
async function visit(url: string, failures: string[], over: AbortSignal): Promise<number> {
  let answers = 0
  const read = async (path: string): Promise<string> => {
    const answer = await fetch(url + path).catch((error: unknown) => String(error))
    answers++
    if (typeof answer === 'string') {
      failures.push(answer)
      return ''
    }
    if (answer.status !== 200) failures.push(`${path.split('?')[0]}: ${answer.status}`)
    return answer.text()
  }
  while (!over.aborted) {
    const page = await read(`/de/unternehmen?visit=${answers}-${Math.random()}`)
    const [, style] = /href="(\/assets\/[^"]+\.css)"/.exec(page) ?? []
    await read(style ?? '/no-style-sheet')
  }
  return answers
}

/** Sends forms until aborted. */
async function send(sender: Sender, failures: string[], over: AbortSignal): Promise<number> {
  let answers = 0
  while (!over.aborted) {
    const status = await sender.send()
    answers++
    if (status !== 200) failures.push(`a form: ${status ?? 'no answer'}`)
  }
  return answers
}

/** Returns a copy of the build in which the style sheet has another name, as after a change. */
async function newerVersion(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'saumer-newer-')), 'build')
  await cp('build', folder, { recursive: true })
  await symlink(resolve('node_modules'), join(folder, '../node_modules'))
  const assets = join(folder, 'public/assets')
  const style = (await readdir(assets)).find((name) => /^app-.*\.css$/.test(name)) ?? ''
  for (const name of (await readdir(assets)).filter((each) => each.startsWith(style))) {
    await rename(join(assets, name), join(assets, name.replace('app-', 'newer-')))
  }
  const manifest = join(assets, '.vite/manifest.json')
  const text = await readFile(manifest, 'utf8')
  await writeFile(manifest, text.replaceAll(style, style.replace('app-', 'newer-')))
  return folder
}
