import type { BlockContent } from '#content/blocks/blocks'
import { listedTranslations } from '#content/pages/page_queries'
import type { PageContent } from '#content/pages/page_schema'
import { parseJson } from '#database/stored_values'
import { entriesOf, readableText } from '#search/documents/readable_text'
import type { SearchDocument } from '#search/documents/search_document'
import type { Kind } from '#search/kinds'
import { panelAnchor, personAnchor, termAnchor } from '#shared/anchors'
import { isRecord } from '#shared/is_record'
import type { Locale } from '#shared/locales'
import { withoutTags } from '#texts/plain_text'

/** The number of pages loaded at a time. */
const BATCH = 500

/**
 * The number of characters indexed of all pages of a language together. Each page gets a share, so
 * that the memory of an index is bounded.
 */
const READ_IN_ALL = 3_000_000
const READ_OF_A_PAGE = { least: 250, most: 20_000 }

/** The kind of some page components. */
const KINDS_OF_PAGES: Readonly<Record<string, Kind>> = {
  'ProductFamilies/Show': 'family',
  'ProductFamilies/ShowGroup': 'group',
}

/** The components and the keys of pages that are ranked lower. */
const ASIDE = new Set(['Announcements/Show', 'Jobs/Show', 'References/Show'])
const LEGAL = new Set(['root.imprint', 'root.privacy', 'root.accessibility'])

/** The documents of pages, and the pages that show each contact person. */
export type FoundOnPages = {
  documents: SearchDocument[]
  /** Pages of persons, by the person's id. */
  persons: ReadonlyMap<number, { route: string; anchor: string }>
}

/**
 * Returns the documents of a language's indexable pages, with their questions, terms and downloads.
 *
 * @param glossary the page whose headings are terms
 */
export async function readPages(
  locale: Locale,
  glossary: string | undefined
): Promise<FoundOnPages> {
  const documents: SearchDocument[] = []
  const persons = new Map<number, { route: string; anchor: string }>()
  const limit = await textLimit(locale)
  for (let after = ''; ; ) {
    const rows = await pagesIn(locale)
      .where('page_translations.page_key', '>', after)
      .orderBy('page_translations.page_key')
      .limit(BATCH)
      .select('page_key', 'component', 'content', 'data')
    for (const row of rows) {
      const page = {
        key: row.page_key,
        kind: KINDS_OF_PAGES[row.component] ?? 'page',
        isAside: ASIDE.has(row.component) || LEGAL.has(row.page_key),
        content: parseJson(row.content),
        data: parseJson(row.data),
      }
      const document = pageDocument(page, limit)
      documents.push(document)
      const topic = page.kind === 'page' ? undefined : document.title
      for (const block of page.content.blocks) {
        documents.push(...blockDocuments(page.key, block, page.key === glossary, topic))
      }
      for (const id of personsOn(page)) {
        persons.set(id, { route: page.key, anchor: personAnchor(id) })
      }
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return { documents, persons }
    after = last.page_key
  }
}

/** Returns the ids of the persons that a page lists: in its blocks, and in its departments. */
function personsOn({ content, data }: Pick<FoundPage, 'content' | 'data'>): number[] {
  const departments = isRecord(data) && Array.isArray(data.departments) ? data.departments : []
  return [
    ...content.blocks.flatMap((block) => (block.type === 'ContactAccordion' ? block.contacts : [])),
    ...departments.flatMap(({ contacts }: { contacts: number[] }) => contacts),
  ]
}

function pagesIn(locale: Locale) {
  return listedTranslations().where('page_translations.locale', locale)
}

async function textLimit(locale: Locale): Promise<number> {
  const [{ pages } = { pages: 0 }] = await pagesIn(locale).count('* as pages')
  const share = Math.floor(READ_IN_ALL / Math.max(1, Number(pages)))
  return Math.min(READ_OF_A_PAGE.most, Math.max(READ_OF_A_PAGE.least, share))
}

type FoundPage = {
  key: string
  kind: Kind
  isAside: boolean
  content: PageContent
  data: unknown
}

function pageDocument(
  { key, kind, isAside, content, data }: FoundPage,
  limit: number
): SearchDocument {
  const { meta, hero, intro, blocks } = content
  const own = isRecord(data) ? data : {}
  const title = typeof own.title === 'string' ? own.title : meta.title
  const description = typeof own.text === 'string' ? withoutTags(own.text) : meta.description
  const more = [
    title === meta.title ? '' : meta.title,
    readableText(hero),
    withoutTags(intro ?? ''),
    readableText(blocks),
    readableText(own.departments),
  ]
  return {
    kind,
    id: key,
    title,
    text: [description, ...more].filter(Boolean).join(' · ').slice(0, limit),
    summary: [description, meta.description, own.range, own.fixing]
      .filter((each) => typeof each === 'string')
      .join(' '),
    names: typeof own.noun === 'string' ? [own.noun] : [],
    keywords: meta.keywords,
    isAside,
    target: { route: key },
    image: [own.image, own.icon, hero?.hero_image].find((file) => typeof file === 'string'),
  }
}

/**
 * Returns the documents of a page's questions, terms and downloads.
 *
 * @param topic the products that the page's questions are about
 */
function blockDocuments(
  route: string,
  block: BlockContent,
  isOfGlossary: boolean,
  topic: string | undefined
): SearchDocument[] {
  if (block.type === 'Accordion') {
    return block.items.map((item) => ({
      kind: 'question',
      id: `${route} ${block.id} ${item.id}`,
      title: item.title,
      text: withoutTags(item.text),
      summary: withoutTags(item.text),
      keywords: topic,
      target: { route, anchor: panelAnchor(block.id, item.id) },
    }))
  }
  if (block.type === 'SectionDownloads') {
    return block.downloads.flatMap((download) => {
      const { id, title, file_download, file, link, image } = download
      const path = file_download ?? file
      const target = path ? { file: path } : link && { link }
      if (!target) return []
      return [
        {
          kind: 'download',
          id: `${route} ${block.id} ${id}`,
          title,
          text: '',
          target,
          image: image[0],
        },
      ]
    })
  }
  if (block.type === 'Text' && isOfGlossary) {
    return entriesOf(block.text).map(({ title, text }) => ({
      kind: 'term',
      id: `${route} ${block.id} ${title}`,
      title,
      text,
      target: { route, anchor: termAnchor(title) },
    }))
  }
  return []
}
