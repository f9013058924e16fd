import type { PageContext } from '#content/pages/context'
import type { Lookups } from '#content/schema/lookups'
import { type Thumbnail, toThumbnail } from '#media/pictures/thumbnail'
import { tintFile } from '#media/pictures/tinting/tinted_picture'
import type { SearchDocument, Swatch, Target } from '#search/documents/search_document'
import { KINDS, type Kind } from '#search/kinds'
import { excerpt, type Marked, mark } from '#search/marks'
import type { Found } from '#search/search_index'
import { wordsOf } from '#search/spelling'
import { swatchName } from '#shared/article_choice'
import { type Locale, localeOf } from '#shared/locales'
import { keepRangesWhole } from '#texts/plain_text'

/** A search result as it is displayed. */
export type Hit = Pick<
  SearchDocument,
  'id' | 'kind' | 'number' | 'bar' | 'sizes' | 'drawing' | 'lang'
> & {
  title: Marked
  text: Marked
  href: string
  /** The language of the link's target, if it is another one. */
  hrefLang?: Locale
  /** A download, with its formatted size; or an external URL. */
  file?: string
  external?: true
  image?: Thumbnail
  /** Its colours and decors that the query names. */
  swatches?: Pick<Swatch, 'title' | 'hex' | 'metallic'>[]
}

export type HitGroup = { kind: Kind; total: number; hits: Hit[] }

type FoundGroup = { kind: Kind; total: number; found: Found[]; excerptLength: number }

/**
 * The maximum number of hits of a kind, and of characters of their texts: those of all kinds are an
 * overview, with two lines of text on a phone.
 */
const OF_ALL_KINDS = { hits: 3, excerptLength: 90 }
const OF_ONE_KIND = { hits: 60, excerptLength: 180 }

/**
 * Returns results grouped by kind; the group with the best hit comes first.
 *
 * @param only the one kind that the visitor filters by
 */
export function groupByKind(found: readonly Found[], only?: Kind): FoundGroup[] {
  const groups = Map.groupBy(found, ({ document }) => document.kind)
  const { hits, excerptLength } = only ? OF_ONE_KIND : OF_ALL_KINDS
  return Array.from(groups, ([kind, all]) => ({
    kind,
    total: all.length,
    found: all.slice(0, hits),
    excerptLength,
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
  const all = groups.flatMap(({ found }) => found)
  const documents = all.map(({ document }) => document)
  return {
    route: documents.flatMap(({ target }) => ('route' in target ? target.route : [])),
    file: documents.flatMap(({ target }) => ('file' in target ? target.file : [])),
    image: all.flatMap((found) => picturesOf(found.document, namedSwatches(found))),
  }
}

export function toHitGroup(
  { kind, total, found, excerptLength }: FoundGroup,
  context: PageContext
): HitGroup {
  return { kind, total, hits: found.flatMap((each) => toHit(each, context, excerptLength)) }
}

function toHit(found: Found, context: PageContext, excerptLength: number): Hit[] {
  const { document, isMatch } = found
  const { id, kind, title, lang, text, number, bar, sizes, drawing } = document
  const swatches = namedSwatches(found)
  const place = placeOf(targetOf(document, swatches), context)
  if (!place) return []
  const picture = context.findFirstImage(picturesOf(document, swatches))
  return [
    {
      id,
      kind,
      title: mark(title, isMatch),
      text: excerpt(text, isMatch, excerptLength),
      ...place,
      number,
      image:
        picture && toThumbnail(picture, kind === 'group' && swatches[0] ? 'alt' : 'decorative'),
      bar,
      sizes: sizes && keepRangesWhole(sizes),
      drawing,
      swatches:
        swatches.length > 0
          ? swatches.map(({ title: name, hex, metallic }) => ({ title: name, hex, metallic }))
          : undefined,
      lang,
    },
  ]
}

/** The maximum number of colours that are shown of a hit. */
const MAX_SWATCHES = 6

/**
 * Returns the colours and decors of a document that have the most words of the query; of these only
 * those whose whole name is in the query, if there are any.
 */
function namedSwatches({ document: { swatches = [] }, countMatches, isMatch }: Found): Swatch[] {
  const counted = swatches.map((swatch) => ({ swatch, count: countMatches(swatch.words) }))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  if (most === 0) return []
  const named = counted.flatMap(({ swatch, count }) => (count === most ? swatch : []))
  const whole = named.filter(({ title }) => wordsOf(title).every(isMatch))
  return (whole.length > 0 ? whole : named).slice(0, MAX_SWATCHES)
}

/**
 * Returns the files of pictures of a document, of which the first that exists is shown: a product
 * group in the colour that its link chooses, else its own picture.
 */
function picturesOf({ kind, image }: SearchDocument, [named]: readonly Swatch[]): string[] {
  if (image === undefined) return []
  if (kind !== 'group' || !named) return [image]
  return [tintFile(image, swatchName(named.kind, named.id)), image]
}

/**
 * Returns where a hit leads. If the query names a colour or decor, that is the group's page with it
 * chosen; or, if it names only one, the family's page with the groups that have it.
 */
function targetOf({ kind, target }: SearchDocument, [named, ...others]: readonly Swatch[]): Target {
  if (!named || !('route' in target)) return target
  if (kind === 'group') {
    return {
      ...target,
      query: { colour: swatchName(named.kind, named.id) },
      anchor: named.anchor,
    }
  }
  const isOne = kind === 'family' && others.length === 0
  return isOne ? { ...target, query: { [named.kind]: named.id } } : target
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
  const query = target.query ? `?${new URLSearchParams(target.query).toString()}` : ''
  const anchor = target.anchor === undefined ? '' : `#${target.anchor}`
  return {
    href: `${url}${query}${anchor}`,
    hrefLang: language === context.locale ? undefined : language,
  }
}
