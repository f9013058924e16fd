import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import type { SharedProps } from '@adonisjs/inertia/types'
import type { PageName, PageProps } from '#start/pages'
import type { TestApp } from '#tests/app'
import { inTime } from '#tests/until'

/** What the site answered. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** A page object of the Inertia protocol. */
export type InertiaPage = {
  component: string
  url: string
  version: string
  props: SharedProps & Record<string, unknown>
  onceProps: Record<string, { prop: string }>
}

/**
 * Asks for an address exactly as it is written: nothing is decoded, and no redirect is followed.
 */
export function ask(
  app: TestApp,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET'
): Promise<Answer> {
  const { hostname, port } = new URL(app.url)
  const answer = new Promise<Answer>((resolve, reject) => {
    const asked = request({ hostname, port, path: target, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      response.on('end', () => {
        const { statusCode: status = 0, headers: answered } = response
        const received = { status, headers: answered, body }
        resolve(status < 400 ? received : failed(target, received))
      })
    })
    asked.on('error', reject)
    asked.end()
  })
  return inTime(`an answer to ${method} ${target}`, answer)
}

/**
 * An answer that failed. Its body is that of another page, which may well have the words that are
 * looked for, or lack them: it is for those who know the status.
 */
function failed(target: string, { status, headers, body }: Answer): Answer {
  let isKnown = false
  return {
    headers,
    get status() {
      isKnown = true
      return status
    },
    get body() {
      if (!isKnown) throw new Error(`${target} was answered with ${status}, which nobody asked for`)
      return body
    },
  }
}

/** Sends bytes that no well-behaved client would send, and gives the answer as it came. */
export function askRaw(app: TestApp, bytes: string): Promise<string> {
  const { hostname, port } = new URL(app.url)
  const answered = new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => (answer += chunk))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
  return inTime(`an answer to ${JSON.stringify(bytes.slice(0, 100))}`, answered)
}

/** Asks for an address and gives the answer's bytes as they travelled. */
export async function askBytes(
  app: TestApp,
  target: string,
  headers: Record<string, string> = {}
): Promise<Buffer> {
  const { hostname, port } = new URL(app.url)
  const asked = request({ hostname, port, path: target, headers })
  asked.end()
  const bytes = once(asked, 'response').then(([response]) => response.toArray())
  return Buffer.concat(await inTime(`the bytes of ${target}`, bytes))
}

/** The page object inside a page's HTML. */
export function pageObject(html: string): InertiaPage {
  const json = /<script[^>]*data-page="app"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  if (!json) throw new Error('The HTML holds no page object')
  return JSON.parse(json)
}

export type JsonLdThing = { '@type': string } & Record<string, unknown>

/** What a page tells search engines. */
export function jsonLd(html: string): JsonLdThing[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  return json ? JSON.parse(json)['@graph'] : []
}

/** The headers of a client-side visit by a browser that has the site's current version. */
export async function visitHeaders(app: TestApp): Promise<Record<string, string>> {
  const { body } = await ask(app, '/de')
  return { 'X-Inertia': 'true', 'X-Inertia-Version': pageObject(body).version }
}

/** Visits a page as the client does after the first one, by JSON. */
export async function visit(
  app: TestApp,
  target: string,
  headers: Record<string, string> = {}
): Promise<InertiaPage> {
  const answer = await ask(app, target, { ...(await visitHeaders(app)), ...headers })
  if (answer.headers['x-inertia'] !== 'true') {
    throw new Error(`${target} did not answer with a page`)
  }
  return JSON.parse(answer.body)
}

/** The props of a page, which has to be of a kind. */
export async function propsOf<Kind extends PageName>(
  app: TestApp,
  kind: Kind,
  target: string
): Promise<PageProps<Kind>> {
  const { component, props } = await visit(app, target)
  if (component !== kind) throw new Error(`${target} is a page of the kind ${component}`)
  return props as unknown as PageProps<Kind>
}

/** The address that the home page names by a pattern. */
export async function linked(app: TestApp, pattern: RegExp): Promise<string> {
  return pattern.exec((await ask(app, '/de')).body)?.[1] ?? 'no link'
}

/** The address of the script that the home page loads. */
export function scriptUrl(app: TestApp): Promise<string> {
  return linked(app, /<script type="module" src="([^"]+)"/)
}

/** The address of a drawing that every page shows. */
export async function drawingUrl(app: TestApp): Promise<string> {
  const { props } = pageObject((await ask(app, '/de')).body)
  return props.footer.social.links[0].icon[0].original_url
}

/** The paths of the pages that a sitemap lists. */
export async function sitemapPaths(app: TestApp, name = 'de'): Promise<string[]> {
  const { body } = await ask(app, `/sitemaps/${name}.xml`)
  return Array.from(body.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => new URL(url).pathname)
}
