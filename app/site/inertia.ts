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
import { lazyBlocks } from '#site/page_scripts'

/** The server-side renderer (`inertia/ssr.tsx`). */
type ServerModule = {
  default: (page: PageObject<ComponentProps>) => Promise<{
    head: string[]
    body: [before: string, app: string, after: string]
  }>
}

/** The request as Inertia sees it if it is not a visit. */
const DOCUMENT_REQUEST: ReturnType<Inertia<InertiaPages>['requestInfo']> = {
  isInertiaRequest: false,
  isPartialRequest: false,
  mergeIntent: 'append',
}

/** Placeholders for head and app in the document. */
const PLACEHOLDER = '<!--place-->'

/** The document in three parts: before the head, before the app, and after the app. */
type Document = [start: string, middle: string, end: string]

/** Documents by language, page component and the types of its lazy blocks. */
const documents = createContentCache<Document>(500)

/**
 * Inertia without rendering through Edge for each response: Edge searches the whole output for
 * lines to trim, and creates a renderer per response.
 */
export class SiteInertia extends Inertia<InertiaPages> {
  constructor(ctx: HttpContext) {
    super(ctx, inertiaConfig, vite)
  }

  /** A document always has all props; partial reloads are for visits only. */
  override requestInfo(reCompute?: boolean) {
    const info = super.requestInfo(reCompute)
    return info.isInertiaRequest ? info : DOCUMENT_REQUEST
  }

  /**
   * @param view content of the document beside the page: JSON-LD
   * @returns the page object or the document, encoded from its parts, which is faster than encoding
   *   the joined string
   */
  override async render<Page extends keyof InertiaPages>(
    component: Page,
    props: InertiaPages[Page] extends ComponentProps
      ? AsPageProps<Omit<InertiaPages[Page], keyof SharedProps>>
      : never,
    view: { structuredData?: string } = {}
  ) {
    const page = compact(await this.page(component, props))
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
    const blocks = 'blocks' in page.props ? lazyBlocks(page.props.blocks) : []
    const [start, middle, end] = await this.#document(component, blocks)
    const structuredData = view.structuredData
      ? `\n<script type="application/ld+json">${view.structuredData}</script>`
      : ''
    const [before, app, after] = body
    const texts = [start + head.join('\n') + middle + before, app, after + structuredData + end]
    this.ctx.response.header('Content-Type', 'text/html; charset=utf-8')
    /** Typed as a string by Inertia; the caller sends it, and bytes can be sent as well. */
    return encode(texts) as unknown as string
  }

  #document(component: string, blocks: readonly string[]): Promise<Document> {
    const { locale } = this.ctx
    return documents.get([locale, component, ...blocks].join(), async () => {
      const { name } = await siteFrame(locale)
      const state = { locale, component, blocks, name, place: PLACEHOLDER }
      const html = await this.ctx.view.render('inertia_layout', state)
      /** The indentation of the template is for its readers. */
      return html.replaceAll(/\n\s+/g, '\n').split(PLACEHOLDER) as Document
    })
  }
}

/**
 * Removes properties that the client does not need from the page object: empty lists, the keys of
 * shared props, which only instant visits need, and the expiry of once props.
 */
function compact<Page extends { onceProps?: Record<string, { prop: string }> }>({
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
