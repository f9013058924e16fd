import type { PageContext } from '#content/pages/context'
import type { Lookups } from '#content/schema/lookups'
import { type Thumbnail, toThumbnail } from '#media/thumbnail'
import { KINDS, type Kind } from '#search/kinds'
import { excerpt, type Marked, mark } from '#search/marks'
import type { SearchDocument } from '#search/search_document'
import type { Found } from '#search/search_index'
import { type Locale, localeOf } from '#shared/locales'

/** Something that was found, as it is shown. */
export type Hit = {
  /** Tells hits of a kind apart. */
  id: string
  kind: Kind
  title: Marked
  text: Marked
  href: string
  /** The language behind the link, where it is another one. */
  hrefLang?: Locale
  /** A file to take away, with its size in words; or an address elsewhere. */
  file?: string
  external?: true
  /** The number by which it is ordered. */
  number?: string
  image?: Thumbnail
  bar?: SearchDocument['bar']
  /** The language of the title where it is not the page's. */
  lang?: Locale
}

/** What was found of a kind. */
export type HitGroup = { kind: Kind; total: number; hits: Hit[] }

/** Finds of a kind, before they are made hits. */
export type FoundGroup = { kind: Kind; total: number; found: Found[] }

/**
 * What was found, in groups of a kind: the group with the best hit comes first.
 *
 * @param perKind how many of a kind are shown
 * @param only the one kind that is asked for
 */
export function groupByKind(found: readonly Found[], perKind: number, only?: Kind): FoundGroup[] {
  const groups = Map.groupBy(found, ({ document }) => document.kind)
  return Array.from(groups, ([kind, all]) => ({
    kind,
    total: all.length,
    found: all.slice(0, perKind),
  })).filter(({ kind }) => only === undefined || kind === only)
}

/** How often each kind was found, in the order of the site. */
export function countByKind(found: readonly Found[]): { kind: Kind; total: number }[] {
  return KINDS.map((kind) => ({
    kind,
    total: found.filter(({ document }) => document.kind === kind).length,
  })).filter(({ total }) => total > 0)
}

/** What has to be looked up for some finds. */
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

function toHit({ document, terms }: Found, context: PageContext): Hit[] {
  const { id, kind, title, lang, text, number, target, image, bar } = document
  const place = placeOf(target, context)
  if (!place) return []
  const picture = image === undefined ? undefined : context.findImage(image)
  return [
    {
      id,
      kind,
      title: mark(title, terms),
      text: excerpt(text, terms),
      ...place,
      number,
      image: picture && toThumbnail(picture, 'decorative'),
      bar,
      lang,
    },
  ]
}

/** The type of a file by its extension, as people call it: PDF. */
function typeOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1).toUpperCase()
}

/** Where a target is; a page that has gone meanwhile is nowhere. */
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
