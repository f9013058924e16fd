import type { HttpContext } from '@adonisjs/core/http'
import { Inertia, InertiaHeaders } from '@adonisjs/inertia'
import type {
  AsPageProps,
  ComponentProps,
  InertiaPages,
  PageObject,
  SharedProps,
} from '@adonisjs/inertia/types'
import vite from '@adonisjs/vite/services/main'
import inertiaConfig from '#config/inertia'
import { DATA_POLICY, DOCUMENT_HEADERS } from '#config/security_headers'
import { createContentCache } from '#content/pages/content_version'
import { encode } from '#http/utf8'
import { siteFrame } from '#site/frame'

/** What renders on the server (`inertia/ssr.tsx`). */
type ServerModule = {
  default: (page: PageObject<ComponentProps>) => Promise<{
    head: string[]
    body: [before: string, app: string, after: string]
  }>
}

/** What Inertia reads from a request that is no visit. */
const DOCUMENT_REQUEST: ReturnType<Inertia<InertiaPages>['requestInfo']> = {
  isInertiaRequest: false,
  isPartialRequest: false,
  mergeIntent: 'append',
}

/** Where head and app stand in a document that has none yet. */
const PLACE = '<!--place-->'

/** The document around what React renders: what comes before its head, before the app, and after it. */
type Document = [start: string, middle: string, end: string]

/** One for each language and page component. */
const documents = createContentCache<Document>(500)

/**
 * Inertia without its way through Edge: a template that has a page put into it looks through the
 * whole of it for the lines to trim, and makes a renderer of its own for each answer.
 */
export class SiteInertia extends Inertia<InertiaPages> {
  constructor(ctx: HttpContext) {
    super(ctx, inertiaConfig, vite)
  }

  /** A document is always whole, whatever else a request for it says of parts. */
  override requestInfo(reCompute?: boolean) {
    const info = super.requestInfo(reCompute)
    return info.isInertiaRequest ? info : DOCUMENT_REQUEST
  }

  /**
   * @param view what the document says beside the page: JSON-LD for search engines
   * @returns the page object or the document, encoded from its parts: that of a whole would be slow
   */
  override async render<Page extends keyof InertiaPages>(
    component: Page,
    props: InertiaPages[Page] extends ComponentProps
      ? AsPageProps<Omit<InertiaPages[Page], keyof SharedProps>>
      : never,
    view: { structuredData?: string } = {}
  ) {
    const page = inShort(await this.page(component, props))
    if (this.requestInfo().isInertiaRequest) {
      this.ctx.response.header(InertiaHeaders.Inertia, 'true')
      this.ctx.response.header('content-security-policy', DATA_POLICY)
      for (const name of DOCUMENT_HEADERS) this.ctx.response.response.removeHeader(name)
      return page
    }
    const { default: renderPage } = await vite.loadServerModule<ServerModule>(
      inertiaConfig.ssr.entrypoint
    )
    const { head, body } = await renderPage(page)
    const [start, middle, end] = await this.#document(component)
    const told = view.structuredData
      ? `\n    <script type="application/ld+json">${view.structuredData}</script>`
      : ''
    const [before, app, after] = body
    const texts = [start + head.join('\n') + middle + before, app, after + told + end]
    this.ctx.response.header('Content-Type', 'text/html; charset=utf-8')
    /** Inertia says that this is a text. Whoever calls the method answers with it; bytes do as well. */
    return encode(texts) as unknown as string
  }

  #document(component: string): Promise<Document> {
    const { locale } = this.ctx
    return documents.get(`${locale} ${component}`, async () => {
      const { name } = await siteFrame(locale)
      const state = { locale, component, name, place: PLACE }
      const html = await this.ctx.view.render('inertia_layout', state)
      return html.split(PLACE) as Document
    })
  }
}

/**
 * The page object without what the client does without: empty lists, the list of shared props, which
 * only a visit to a component without a request needs, and that once props never expire.
 */
function inShort<Page extends { onceProps?: Record<string, { prop: string }> }>({
  onceProps,
  ...page
}: Page): Page {
  const filled = Object.entries(page).filter(
    ([name, value]) =>
      name === 'props' ||
      (name !== 'sharedProps' && (typeof value !== 'object' || Object.keys(value ?? {}).length > 0))
  )
  const once = Object.entries(onceProps ?? {}).map(([key, { prop }]) => [key, { prop }])
  return Object.fromEntries([...filled, ['onceProps', Object.fromEntries(once)]]) as Page
}
