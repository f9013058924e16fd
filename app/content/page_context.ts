import i18nManager from '@adonisjs/i18n/services/main'
import type { Translate } from '#app/catalogue/facts'
import { Measures } from '#app/catalogue/measures'
import { resolveRouteLinks } from '#content/markdown'
import type { FallbackLanguages } from '#content/overlay'
import { formatFileSize } from '#media/file_size'
import type { PublishedFile } from '#media/published_files'
import type { Contact } from '#contact/contact'
import type { ImageProps } from '#media/image_queries'
import type { Locale } from '#shared/locales'

export type { ImageProps }

/** A file to take away: its address, and its size in bytes and in words (§3 "Download"). */
export type FileProps = {
  path: string
  mime_type: string
  size: number
  size_text: string
}

/** Optional on every object with texts: the fields that stand in another language than the page. */
export type WithLang = { lang?: FallbackLanguages }

/**
 * What a page's content refers to, already looked up: building props out of content needs no
 * further query.
 */
export class PageContext {
  constructor(
    readonly locale: Locale,
    /** Route name to URL: in this locale, else in en, else in de. */
    readonly routes: ReadonlyMap<string, string>,
    private readonly pictures: ReadonlyMap<string, ImageProps>,
    private readonly files: ReadonlyMap<string, PublishedFile>,
    private readonly persons: ReadonlyMap<number, Contact>
  ) {
    this.measures = new Measures(locale)
    const i18n = i18nManager.locale(locale)
    this.t = (key, args) => i18n.t(key, args)
  }

  /** The interface text of a key, in the page's language. */
  readonly t: Translate

  /** Sizes in words of the page's language. */
  readonly measures: Measures

  /** Rich text with its `route:` links resolved. */
  html(html: string): string {
    return resolveRouteLinks(html, this.locale, (route) => this.routes.get(route))
  }

  /** The picture of a file below resources/media. */
  image(file: string): ImageProps {
    const image = this.pictures.get(file)
    if (!image) throw new Error(`The picture "${file}" was not looked up for this page`)
    return image
  }

  images(files: readonly string[]): ImageProps[] {
    return files.map((file) => this.image(file))
  }

  /** Another file below resources/media. */
  file(file: string): FileProps {
    const found = this.files.get(file)
    if (!found) throw new Error(`The file "${file}" was not looked up for this page`)
    const { original_url, mime_type, size } = found
    return { path: original_url, mime_type, size, size_text: formatFileSize(size, this.locale) }
  }

  /** The contact person with an id. */
  contact(id: number): Contact {
    const contact = this.persons.get(id)
    if (!contact) throw new Error(`The contact ${id} was not looked up for this page`)
    return contact
  }
}
