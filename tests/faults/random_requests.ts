import { connect } from 'node:net'
import { type Fault, PATIENT, withServer } from '#tests/faults/fault'
import {
  ADDRESSES,
  hostileRequests,
  INSIDE,
  oddRequests,
  toBytes,
} from '#tests/fixtures/forms/hostile_requests'

/** `HOSTILE_REQUESTS=20000 HOSTILE_SEED=$RANDOM` looks further; a seed gives the same requests again. */
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 10_000)
const SEED = Number(process.env.HOSTILE_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** So few at a time that no page is refused because too many others are being made. */
const LANES = 6

/** Forms that are sent afterwards. */
const FORMS = 20

/** A page of the site, and the headers of a visit to it from another one. */
type Visits = Map<string, Record<string, string>>

/** What no browser would send: nothing of it fails on the side of the server. */
export const randomRequests: Fault = {
  name: 'random paths, headers and bodies',
  databases: ['sqlite', 'postgres'],
  run: (ground) =>
    withServer(ground, { ...PATIENT, LOG_LEVEL: 'error' }, async (server, sender) => {
      await server.start()
      const { addresses, visits } = await lookAround(server.url)
      console.log(`${REQUESTS} requests to ${addresses.length} addresses, HOSTILE_SEED=${SEED}`)
      const half = Math.ceil(REQUESTS / 2)
      const requests = [
        ...hostileRequests(half, SEED, addresses),
        ...oddRequests(half, SEED, addresses),
      ].entries()
      const statuses = new Map<string, number>()
      const broken = new Set<string>()
      let longest = 0
      const lane = async () => {
        for (const [number, made] of requests) {
          const visit = visits.get(made.target) ?? visits.get('/de') ?? {}
          const bytes = toBytes(made, number % 3 === 0 ? visit : {})
          const begin = performance.now()
          const answer = await exchange(server.url, bytes)
          longest = Math.max(longest, performance.now() - begin)
          const wrong = wrongWith(answer)
          if (wrong) console.error(`${wrong}\nto ${JSON.stringify(bytes)}`)
          if (wrong) broken.add(wrong.slice(0, 80))
          const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 'none'
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }
      await Promise.all(Array.from({ length: LANES }, lane))
      console.log('answers by status:', Object.fromEntries(statuses))
      const forms = await sender.sendMany(FORMS)
      if (forms.some((status) => status !== 200)) broken.add('a form was refused afterwards')
      if (server.output !== '') console.error(server.output)
      if (server.output !== '') broken.add('it logged errors')
      return { rounds: half * 2, longest, broken: [...broken] }
    }),
}

/** What must be in no answer, as a sentence. */
function wrongWith(answer: string): string | undefined {
  const [, failure] = /^HTTP\/1\.1 (5\d\d .*)/m.exec(answer) ?? []
  const [inside] = INSIDE.exec(answer) ?? []
  return failure ?? (inside && `the answer tells of the inside: ${inside}`)
}

/** All addresses that pages lead to and some others, and the headers of visits to pages. */
async function lookAround(url: string): Promise<{ addresses: string[]; visits: Visits }> {
  const visits: Visits = new Map()
  const sitemap = await (await fetch(`${url}/sitemaps/de.xml`)).text()
  const pages = sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)
  const paths = Array.from(pages, ([, path]) => path)
  const addresses = new Set(paths)
  for (const path of paths) {
    const html = await (await fetch(url + path)).text()
    for (const [, link] of html.matchAll(/(?:href|src|action)="(\/[^"#]*)/g)) {
      addresses.add(link.replaceAll('&amp;', '&'))
    }
    const json = /<script[^>]*data-page="app"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
    if (!json) continue
    const { component, version } = JSON.parse(json)
    visits.set(path, {
      'X-Inertia': 'true',
      'X-Inertia-Version': version,
      'X-Inertia-Partial-Component': component,
    })
  }
  return { addresses: [...ADDRESSES, ...addresses], visits }
}

/** Sends bytes, and gives the answers to them once the server has ended the connection. */
function exchange(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => (answer += chunk))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(answer))
  })
}
