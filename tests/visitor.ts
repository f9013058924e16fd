import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
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
  const answer = answerTo(app, target, headers, method).then(async (response) => {
    const { statusCode: status = 0, headers: answered } = response
    const received = { status, headers: answered, body: await text(response) }
    return status < 400 ? received : failed(target, received)
  })
  return inTime(`an answer to ${method} ${target}`, answer)
}

/** The response to a request, whose body is still to be read. */
async function answerTo(
  app: TestApp,
  path: string,
  headers: Record<string, string>,
  method = 'GET'
): Promise<IncomingMessage> {
  const { hostname, port } = new URL(app.url)
  const [response] = await once(
    request({ hostname, port, path, method, headers }).end(),
    'response'
  )
  return response
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
  const socket = connect(Number(port), hostname, () => socket.write(bytes))
  return inTime(`an answer to ${JSON.stringify(bytes.slice(0, 100))}`, text(socket))
}

/** Asks for an address and gives the answer's bytes as they travelled. */
export function askBytes(
  app: TestApp,
  target: string,
  headers: Record<string, string> = {}
): Promise<Buffer> {
  return inTime(`the bytes of ${target}`, answerTo(app, target, headers).then(buffer))
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
