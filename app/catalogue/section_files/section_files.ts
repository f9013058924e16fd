import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Colour } from '#catalogue/catalogue_queries'
import type { DrawnProfile } from '#catalogue/profile_queries'
import { createContentCache } from '#content/pages/content_version'
import { drawCrossSection } from '#drawings/cross_section_drawing'
import { writeSvg } from '#drawings/cross_section_svg'
import type { DrawnSection, SizedFormat } from '#shared/group_documents'
import { DEFAULT_LOCALE, type Locale } from '#shared/locales'
import { formatFileSize } from '#texts/file_size'
import { measuresOf } from '#texts/measures'
import { translator } from '#texts/translate'

/** The input of cross-section files: an article of the group that has the cross-section. */
type Article = Pick<DrawnProfile, 'article_number' | 'crossSection' | 'material' | 'colours'>

/** A distinct cross-section of a group, identified by its first article. */
type SectionFiles = {
  article_number: string
  /** In bytes. */
  sizes: Record<SizedFormat, number>
}

/**
 * Writes a file of an article's cross-section. Takes milliseconds and needs only the records.
 *
 * @param articles all articles of the group; those with the same drawing share one solid with the
 *   colours of all
 */
export async function writeSectionFile(
  format: SizedFormat,
  { crossSection, material }: Article,
  articles: readonly Article[],
  colours: ReadonlyMap<string, Colour>
): Promise<Buffer> {
  if (format === 'dxf') {
    const { writeDxf } = await import('#drawings/cross_section_dxf')
    return Buffer.from(writeDxf(crossSection))
  }
  if (format === 'glb') {
    const { writeGlb } = await import('#catalogue/section_files/cross_section_glb')
    const alike = articles.filter((other) => isDeepStrictEqual(other.crossSection, crossSection))
    const ids = new Set(alike.flatMap((other) => other.colours))
    return writeGlb(crossSection, {
      material,
      colours: [...ids].flatMap((id) => colours.get(id) ?? []),
    })
  }
  return Buffer.from(writeSvg(drawnForAll({ crossSection })))
}

/** Returns the drawing in files that are the same in every language. */
export function drawnForAll({ crossSection }: Pick<Article, 'crossSection'>) {
  return drawCrossSection(crossSection, translator(DEFAULT_LOCALE), measuresOf(DEFAULT_LOCALE))
}

/** Enough for every group of a large catalogue; an entry holds only a few numbers. */
const sectionFiles = createContentCache<SectionFiles[]>(10_000)

/**
 * Returns the file sizes of product groups' cross-sections, by group key. The files are written
 * once per content version to measure them.
 *
 * @param findArticles finds the articles of groups whose files have not been measured yet
 */
export function findSectionFiles(
  groupKeys: readonly string[],
  findArticles: (groupKeys: readonly string[]) => Promise<readonly DrawnProfile[]>,
  colours: ReadonlyMap<string, Colour>
): Promise<ReadonlyMap<string, SectionFiles[]>> {
  return sectionFiles.getAll(groupKeys, async (missing) => {
    const groups = Map.groupBy(await findArticles(missing), ({ group_key }) => group_key)
    const written = new Map<string, SectionFiles[]>()
    for (const [key, articles] of groups) {
      written.set(key, await writeAll(articles, colours))
      /** Yields to the event loop between groups, so that other requests are served. */
      await setImmediate()
    }
    return written
  })
}

async function writeAll(
  articles: readonly Article[],
  colours: ReadonlyMap<string, Colour>
): Promise<SectionFiles[]> {
  const drawn: Article[] = []
  for (const article of articles) {
    if (drawn.some((other) => isDeepStrictEqual(other.crossSection, article.crossSection))) continue
    drawn.push(article)
  }
  const sizeOf = async (format: SizedFormat, article: Article) =>
    (await writeSectionFile(format, article, articles, colours)).length
  const files: SectionFiles[] = []
  for (const article of drawn) {
    files.push({
      article_number: article.article_number,
      sizes: {
        dxf: await sizeOf('dxf', article),
        svg: await sizeOf('svg', article),
        glb: await sizeOf('glb', article),
      },
    })
  }
  return files
}

/** Returns a cross-section with formatted file sizes. */
export function toDrawnSection(
  { article_number, sizes }: SectionFiles,
  locale: Locale
): DrawnSection {
  return {
    article_number,
    sizes: {
      dxf: formatFileSize(sizes.dxf, locale),
      svg: formatFileSize(sizes.svg, locale),
      glb: formatFileSize(sizes.glb, locale),
    },
  }
}
