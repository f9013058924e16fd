import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import type { SharedProps } from '@adonisjs/inertia/types'
import type { PageName, PageProps } from '#start/pages'
import type { TestApp } from '#tests/app'
import { inTime } from '#tests/until'

/** A response of the site. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** A page object of the Inertia protocol. */
export type InertiaPage = {
  component: string
  url: string
  version: string
  props: SharedProps & Record<string, unknown>
  onceProps: Record<string, { prop: string }>
}

/** Requests a URL exactly as written: nothing is decoded, and redirects are not followed. */
export function ask(
  app: TestApp,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET'
): Promise<Answer> {
  const answer = answerTo(app, target, headers, method).then(async (response) => {
    const { statusCode: status = 0, headers: answered } = response
    /** Not by `text`, which would leave out a byte order mark. */
    const body = String(await buffer(response))
    const received = { status, headers: answered, body }
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
 * Returns a failed response. Its body can only be read after its status: the error page may contain
 * the words that a test looks for, for example in its menu.
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

/** Sends raw bytes to the server, and returns the raw response. */
export function askRaw(app: TestApp, bytes: string): Promise<string> {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname, () => socket.write(bytes))
  return inTime(`an answer to ${JSON.stringify(bytes.slice(0, 100))}`, text(socket))
}

/** Requests a URL, and returns the body as it was sent. */
export function askBytes(
  app: TestApp,
  target: string,
  headers: Record<string, string> = {}
): Promise<Buffer> {
  return inTime(`the bytes of ${target}`, answerTo(app, target, headers).then(buffer))
}

/** Returns the Inertia page object in the HTML of a page. */
export function pageObject(html: string): InertiaPage {
  const json = /<script[^>]*data-page="app"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  if (!json) throw new Error('The HTML holds no page object')
  return JSON.parse(json)
}

export type JsonLdThing = { '@type': string } & Record<string, unknown>

/** Returns the JSON-LD of a page. */
export function jsonLd(html: string): JsonLdThing[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  return json ? JSON.parse(json)['@graph'] : []
}

/** Returns the request headers of an Inertia visit, with the site's current version. */
export async function visitHeaders(app: TestApp): Promise<Record<string, string>> {
  const { body } = await ask(app, '/de')
  return { 'X-Inertia': 'true', 'X-Inertia-Version': pageObject(body).version }
}

/** Requests a page as an Inertia visit. */
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

/** Returns the props of a page, which must have the given component. */
export async function propsOf<Kind extends PageName>(
  app: TestApp,
  kind: Kind,
  target: string
): Promise<PageProps<Kind>> {
  const { component, props } = await visit(app, target)
  if (component !== kind) throw new Error(`${target} is a page of the kind ${component}`)
  return props as unknown as PageProps<Kind>
}

/** Returns the first URL on the home page that matches a pattern. */
export async function linked(app: TestApp, pattern: RegExp): Promise<string> {
  return pattern.exec((await ask(app, '/de')).body)?.[1] ?? 'no link'
}

/** Returns the URL of the home page's script. */
export function scriptUrl(app: TestApp): Promise<string> {
  return linked(app, /<script type="module" src="([^"]+)"/)
}

/** Returns the URL of a drawing that every page shows. */
export async function drawingUrl(app: TestApp): Promise<string> {
  const { props } = pageObject((await ask(app, '/de')).body)
  return props.footer.social.links[0].icon[0].original_url
}

/** Returns the paths of the pages in a sitemap. */
export async function sitemapPaths(app: TestApp, name = 'de'): Promise<string[]> {
  const { body } = await ask(app, `/sitemaps/${name}.xml`)
  return Array.from(body.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => new URL(url).pathname)
}
