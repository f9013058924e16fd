import type { TileService } from '#config/settings/tile_service'
import type { VideoProvider } from '#config/settings/video_providers'
import type { Contact } from '#content/blocks/contact'
import { resolveRouteLinks } from '#content/schema/route_links'
import type { ImageProps } from '#media/image_queries'
import type { PublishedFile } from '#media/published_file'
import type { Locale } from '#shared/locales'
import type { Translate } from '#shared/messages'
import { formatFileSize } from '#texts/file_size'
import { type Measures, shownMeasuresOf } from '#texts/measures'

/** A file to take away: its address, and its size in bytes and in words (§3 "Download"). */
export type FileProps = {
  path: string
  mime_type: string
  size: number
  size_text: string
}

/** Services of others that pages may use after a click, as the site is configured. */
export type Services = {
  /** Null where there are no maps. */
  tileService: TileService | null
  videoProviders: readonly VideoProvider[]
}

/** What content links to, by kind and key. */
export type Found = {
  /** Route name to URL: in the page's language, else in en, else in de. */
  route: ReadonlyMap<string, string>
  image: ReadonlyMap<string, ImageProps>
  file: ReadonlyMap<string, PublishedFile>
  contact: ReadonlyMap<number, Contact>
}

/**
 * Everything that the props of a page are made with beside its content. What the content links to
 * is looked up already: building props needs no further query.
 */
export class PageContext {
  /** Sizes in words of the page's language, as it shows them. */
  readonly measures: Measures

  constructor(
    readonly locale: Locale,
    /** The interface text of a key, in the page's language. */
    readonly t: Translate,
    readonly services: Services,
    private readonly found: Found
  ) {
    this.measures = shownMeasuresOf(locale)
  }

  /** Route name to URL, of all routes that were looked up. */
  get routes(): ReadonlyMap<string, string> {
    return this.found.route
  }

  /** Rich text with its `route:` links resolved. */
  html(html: string): string {
    return resolveRouteLinks(html, this.locale, this.t, (route) => this.routes.get(route))
  }

  /** The picture of a file below resources/media. */
  image(file: string): ImageProps {
    return lookedUp(this.found.image.get(file), `picture "${file}"`)
  }

  /** The picture of a file that not every content has. */
  findImage(file: string): ImageProps | undefined {
    return this.found.image.get(file)
  }

  images(files: readonly string[]): ImageProps[] {
    return files.map((file) => this.image(file))
  }

  /** Another file below resources/media. */
  file(file: string): FileProps {
    const found = lookedUp(this.found.file.get(file), `file "${file}"`)
    const { original_url, mime_type, size } = found
    return { path: original_url, mime_type, size, size_text: formatFileSize(size, this.locale) }
  }

  /** What the captions in a file say. */
  transcript(file: string): string | undefined {
    return this.found.file.get(file)?.transcript || undefined
  }

  /** The contact person with an id. */
  contact(id: number): Contact {
    return lookedUp(this.found.contact.get(id), `contact ${id}`)
  }
}

function lookedUp<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The ${name} was not looked up for this page`)
  return value
}
