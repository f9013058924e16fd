import type { PageContext } from '#content/pages/context'
import type { Lookups } from '#content/schema/lookups'
import { type Thumbnail, toThumbnail } from '#media/thumbnail'
import { KINDS, type Kind } from '#search/kinds'
import { excerpt, type Marked, mark } from '#search/marks'
import type { SearchDocument } from '#search/search_document'
import type { Found } from '#search/search_index'
import { type Locale, localeOf } from '#shared/locales'

/** A search result as it is displayed. */
export type Hit = {
  /** Identifies a hit within its kind. */
  id: string
  kind: Kind
  title: Marked
  text: Marked
  href: string
  /** The language of the link's target, if it is another one. */
  hrefLang?: Locale
  /** A download, with its formatted size; or an external URL. */
  file?: string
  external?: true
  /** The order number. */
  number?: string
  image?: Thumbnail
  bar?: SearchDocument['bar']
  /** The language of the title, if it is not the page's. */
  lang?: Locale
}

/** The hits of a kind. */
export type HitGroup = { kind: Kind; total: number; hits: Hit[] }

/** The results of a kind, before they are resolved to hits. */
export type FoundGroup = { kind: Kind; total: number; found: Found[] }

/**
 * Returns results grouped by kind; the group with the best hit comes first.
 *
 * @param perKind the maximum number of hits per kind
 * @param only the one kind that the visitor filters by
 */
export function groupByKind(found: readonly Found[], perKind: number, only?: Kind): FoundGroup[] {
  const groups = Map.groupBy(found, ({ document }) => document.kind)
  return Array.from(groups, ([kind, all]) => ({
    kind,
    total: all.length,
    found: all.slice(0, perKind),
  })).filter(({ kind }) => only === undefined || kind === only)
}

/** Returns the number of results of each kind, in the order of the site. */
export function countByKind(found: readonly Found[]): { kind: Kind; total: number }[] {
  return KINDS.map((kind) => ({
    kind,
    total: found.filter(({ document }) => document.kind === kind).length,
  })).filter(({ total }) => total > 0)
}

/** Returns the routes, files and images to look up for the hits of some groups. */
export function lookupsOf(groups: readonly FoundGroup[]): Lookups {
  const documents = groups.flatMap(({ found }) => found.map(({ document }) => document))
  return {
    route: documents.flatMap(({ target }) => ('route' in target ? target.route : [])),
    file: documents.flatMap(({ target }) => ('file' in target ? target.file : [])),
    image: documents.flatMap(({ image }) => image ?? []),
  }
}

export function toHitGroup({ kind, total, found }: FoundGroup, context: PageContext): HitGroup {
  return { kind, total, hits: found.flatMap((each) => toHit(each, context)) }
}

function toHit({ document, isMatch }: Found, context: PageContext): Hit[] {
  const { id, kind, title, lang, text, number, target, image, bar } = document
  const place = placeOf(target, context)
  if (!place) return []
  const picture = image === undefined ? undefined : context.findImage(image)
  return [
    {
      id,
      kind,
      title: mark(title, isMatch),
      text: excerpt(text, isMatch),
      ...place,
      number,
      image: picture && toThumbnail(picture, 'decorative'),
      bar,
      lang,
    },
  ]
}

/** Returns the type of a file by its extension, as people call it: PDF. */
function typeOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1).toUpperCase()
}

/** Returns the URL of a target; undefined for a page that no longer exists. */
function placeOf(
  target: SearchDocument['target'],
  context: PageContext
): Pick<Hit, 'href' | 'hrefLang' | 'file' | 'external'> | undefined {
  if ('link' in target) return { href: target.link, external: true }
  if ('path' in target) return { href: target.path, file: typeOf(target.path) }
  if ('file' in target) {
    const { path, size_text } = context.file(target.file)
    return { href: path, file: `${typeOf(path)}, ${size_text}` }
  }
  const url = context.routes.get(target.route)
  if (url === undefined) return undefined
  const language = localeOf(url)
  return {
    href: target.anchor === undefined ? url : `${url}#${target.anchor}`,
    hrefLang: language === context.locale ? undefined : language,
  }
}
