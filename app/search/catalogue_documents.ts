import { type CatalogueContent, catalogueContent, type Decor } from '#catalogue/catalogue_queries'
import { isMetallic } from '#catalogue/finishes'
import { findProfiles, type Profile } from '#catalogue/profile_queries'
import { FIXINGS } from '#catalogue/vocabulary'
import { parentKey } from '#content/pages/page_keys'
import type { SearchDocument } from '#search/search_document'
import { articleAnchor, swatchAnchor } from '#shared/catalogue_anchors'
import { dataSheetFile } from '#shared/group_files'
import type { Locale } from '#shared/locales'
import type { Translate } from '#shared/messages'
import { ROUTES } from '#shared/routes'
import { type Measures, measuresOf } from '#texts/measures'
import { withoutTags } from '#texts/plain_text'
import { translator } from '#texts/translate'

/**
 * Returns the search documents of articles, data sheets, colours, decors and guides. Adds the words
 * of families and articles to the documents of groups.
 *
 * @param pages the documents of all pages
 */
export async function readCatalogue(
  locale: Locale,
  pages: readonly SearchDocument[]
): Promise<SearchDocument[]> {
  const t = translator(locale)
  const content = await catalogueContent(locale)
  const byKey = new Map(
    pages.filter(({ kind }) => kind === 'group').map((group) => [group.id, group])
  )
  const profiles = await findProfiles([...byKey.keys()])
  const families = new Map(
    pages.filter(({ kind }) => kind === 'family').map((family) => [family.id, family])
  )
  const sheetTitle = t('catalogue.datasheet.title')
  return [
    ...pages.map((page) =>
      page.kind === 'group'
        ? withWords(
            page,
            families.get(parentKey(page.id)),
            profiles.filter(({ group_key }) => group_key === page.id),
            t
          )
        : page
    ),
    ...profiles.flatMap((profile) => {
      const group = byKey.get(profile.group_key)
      return group ? [articleDocument(profile, group, t, measuresOf(locale))] : []
    }),
    ...Array.from(byKey, ([key, { title, image }]): SearchDocument => {
      const path = dataSheetFile(key, locale)
      const kind = 'download'
      return { kind, id: path, title: `${sheetTitle} ${title}`, text: '', target: { path }, image }
    }),
    ...colourDocuments(content, t),
    ...Array.from(content.decors.values(), (decor) => decorDocument(decor, t)),
    ...guideDocuments(content, t),
  ]
}

/** Adds the name of its family, and the words for materials and fastenings, to a group. */
function withWords(
  group: SearchDocument,
  family: SearchDocument | undefined,
  profiles: readonly Profile[],
  t: Translate
): SearchDocument {
  const words = new Set(profiles.flatMap((profile) => wordsOfProfile(profile, t)))
  const keywords = [group.keywords, family?.title, family?.keywords, ...words]
  return { ...group, keywords: keywords.filter(Boolean).join(' ') }
}

function wordsOfProfile({ material, finishes, fixings }: Profile, t: Translate): string[] {
  return [
    t(`catalogue.material.${material}`),
    ...finishes.map((finish) => t(`catalogue.finish.${finish}`)),
    ...fixings.map((fixing) => t(`catalogue.fixing.${fixing}`)),
  ]
}

/** An article is found by its number; words of its group rank the group first. */
function articleDocument(
  profile: Profile,
  group: SearchDocument,
  t: Translate,
  measures: Measures
): SearchDocument {
  const { article_number, floor_height, visible_width } = profile
  const sizes = [
    floor_height &&
      `${t('catalogue.facts.floor_height')} ${measures.millimetreRange(floor_height)}`,
    `${t('catalogue.facts.visible_width')} ${measures.millimetres(visible_width)}`,
  ]
  return {
    kind: 'article',
    id: article_number,
    title: group.title,
    lang: group.lang,
    text: [...sizes, ...wordsOfProfile(profile, t)].filter(Boolean).join(', '),
    numbers: [article_number],
    number: article_number,
    target: { route: group.id, anchor: articleAnchor(article_number) },
    image: group.image,
  }
}

function colourDocuments({ colourGroups }: CatalogueContent, t: Translate): SearchDocument[] {
  return colourGroups.flatMap((group) =>
    group.colours.map((colour) => ({
      kind: 'colour',
      id: colour.id,
      title: colour.title,
      lang: colour.lang?.title,
      text: [
        t(`catalogue.material.${colour.material}`),
        t(`catalogue.finish.${colour.finish}`),
        colour.ral,
      ]
        .filter(Boolean)
        .join(', '),
      keywords: `${group.title} ${t('catalogue.ui.colours')}`,
      numbers: [colour.code, ...(colour.ral ? numbersOfRal(colour.ral) : [])],
      number: colour.code,
      target: { route: ROUTES.colours, anchor: swatchAnchor('colour', colour.id) },
      image: colour.image ?? undefined,
      bar: colour.image ? undefined : { hex: colour.hex, metallic: isMetallic(colour) },
    }))
  )
}

/** `RAL 9006` is found with and without its letters. */
function numbersOfRal(ral: string): string[] {
  const digits = ral.replaceAll(/\D/g, '')
  return [digits, `ral${digits}`]
}

function decorDocument(decor: Decor, t: Translate): SearchDocument {
  return {
    kind: 'decor',
    id: decor.id,
    title: decor.title,
    lang: decor.lang?.title,
    text: [
      t(`catalogue.decor_group.${decor.group}`),
      ...decor.materials.map((material) => t(`catalogue.material.${material}`)),
    ].join(', '),
    /** `101` alone matches a colour before a decor. */
    keywords: `${decor.code.slice(2)} ${t('catalogue.ui.decors_title')}`,
    numbers: [decor.code.toLowerCase().replaceAll(' ', '')],
    number: decor.code,
    target: { route: ROUTES.decors, anchor: swatchAnchor('decor', decor.id) },
    image: decor.image,
  }
}

function guideDocuments({ installations }: CatalogueContent, t: Translate): SearchDocument[] {
  return Array.from(installations.values(), (guide) => ({
    kind: 'guide',
    id: guide.id,
    title: guide.title,
    lang: guide.lang?.title,
    text: guide.steps
      .map(({ title, text }) => [title, withoutTags(text ?? '')].filter(Boolean).join(': '))
      .join(' · '),
    keywords: [
      t('catalogue.ui.installation'),
      t('catalogue.ui.guides'),
      ...FIXINGS.filter((fixing) => guide.fixings.includes(fixing)).map((fixing) =>
        t(`catalogue.fixing.${fixing}`)
      ),
    ].join(' '),
    target: { route: ROUTES.installation, anchor: guide.id },
    image: guide.steps.flatMap(({ image }) => image)[0],
  }))
}
