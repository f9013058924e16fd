import type { TileService } from '#config/settings/tile_service'
import type { VideoProvider } from '#config/settings/video_providers'
import type { Contact } from '#content/blocks/contact'
import { resolveRouteLinks } from '#content/schema/route_links'
import type { ImageProps } from '#media/pictures/image_queries'
import type { PublishedFile } from '#media/public_folder/published_file'
import type { Locale } from '#shared/locales'
import type { Translate } from '#shared/messages'
import { formatFileSize } from '#texts/file_size'
import { type Measures, shownMeasuresOf } from '#texts/measures'

/** A file for download: its path, and its size in bytes and as text (§3 "Download"). */
export type FileProps = {
  path: string
  mime_type: string
  size: number
  size_text: string
}

/** Third-party services that pages may load after a click, as configured. */
export type Services = {
  /** Null if there are no maps. */
  tileService: TileService | null
  videoProviders: readonly VideoProvider[]
}

/** The targets of links in content, by kind and key. */
type LinkTargets = {
  /** URLs by route name: in the page's language, otherwise in English, otherwise in German. */
  route: ReadonlyMap<string, string>
  image: ReadonlyMap<string, ImageProps>
  file: ReadonlyMap<string, PublishedFile>
  contact: ReadonlyMap<number, Contact>
}

/**
 * Everything that page props are built from besides the page's content. Link targets are looked up
 * in advance, so building props runs no queries.
 */
export class PageContext {
  /** Formats measures in the page's language. */
  readonly measures: Measures

  constructor(
    readonly locale: Locale,
    /** Returns an interface text in the page's language. */
    readonly t: Translate,
    readonly services: Services,
    private readonly targets: LinkTargets
  ) {
    this.measures = shownMeasuresOf(locale)
  }

  /** URLs by route name, of all routes that were looked up. */
  get routes(): ReadonlyMap<string, string> {
    return this.targets.route
  }

  /** Returns rich text with its `route:` links resolved. */
  html(html: string): string {
    return resolveRouteLinks(html, this.locale, this.t, (route) => this.routes.get(route))
  }

  /** Returns a picture by its path below resources/media. */
  image(file: string): ImageProps {
    return lookedUp(this.targets.image.get(file), `picture "${file}"`)
  }

  /** Returns a picture, or undefined if the content does not link to it. */
  findImage(file: string): ImageProps | undefined {
    return this.targets.image.get(file)
  }

  /** Returns the first of some pictures that exists. */
  findFirstImage(files: readonly string[]): ImageProps | undefined {
    return files.map((file) => this.findImage(file)).find((image) => image !== undefined)
  }

  images(files: readonly string[]): ImageProps[] {
    return files.map((file) => this.image(file))
  }

  /** Returns a file by its path below resources/media. */
  file(file: string): FileProps {
    const found = lookedUp(this.targets.file.get(file), `file "${file}"`)
    const { original_url, mime_type, size } = found
    return { path: original_url, mime_type, size, size_text: formatFileSize(size, this.locale) }
  }

  /** Returns the text of a caption file. */
  transcript(file: string): string | undefined {
    return this.targets.file.get(file)?.transcript || undefined
  }

  contact(id: number): Contact {
    return lookedUp(this.targets.contact.get(id), `contact ${id}`)
  }
}

function lookedUp<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The ${name} was not looked up for this page`)
  return value
}
