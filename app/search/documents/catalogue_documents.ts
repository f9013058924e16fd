import {
  type Accessory,
  articlesThatFit,
  findAccessories,
} from '#catalogue/accessories/accessory_queries'
import { accessoryName, packOf } from '#catalogue/accessories/accessory_words'
import { type CatalogueContent, catalogueContent, type Decor } from '#catalogue/catalogue_queries'
import { isMetallic } from '#catalogue/colours/finishes'
import { groupFacts } from '#catalogue/facts'
import type { GroupData } from '#catalogue/group_schema'
import { findAllGroups } from '#catalogue/groups'
import { findProfiles, type Profile } from '#catalogue/profile_queries'
import { FIXINGS } from '#catalogue/vocabulary'
import { parentKey } from '#content/pages/urls'
import { CatalogueWords } from '#search/documents/catalogue_words'
import type { SearchDocument } from '#search/documents/search_document'
import { fixingWordsOf } from '#search/fixing_words'
import { articleAnchor, swatchAnchor } from '#shared/anchors'
import { dataSheetFile, groupFiles } from '#shared/group_files'
import type { Locale } from '#shared/locales'
import type { Translate } from '#shared/messages'
import { ROUTES } from '#shared/routes'
import { type Measures, measuresOf } from '#texts/measures'
import { withoutTags } from '#texts/plain_text'
import { translator } from '#texts/translate'

/**
 * Returns the search documents of articles, accessories, data sheets, colours, decors and guides.
 * Adds facts and colours to the documents of groups, and those of its groups to each family.
 *
 * @param pages the documents of all pages
 */
export async function readCatalogue(
  locale: Locale,
  pages: readonly SearchDocument[]
): Promise<SearchDocument[]> {
  const t = translator(locale)
  const content = await catalogueContent(locale)
  const words = new CatalogueWords(content, locale)
  const { pages: records } = await findAllGroups(locale)
  const data = new Map(records.map((group) => [group.key, group.data]))
  const byKey = new Map(
    pages.filter(({ kind }) => kind === 'group').map((group) => [group.id, group])
  )
  const profiles = await findProfiles([...byKey.keys()])
  const ofGroup = Map.groupBy(profiles, ({ group_key }) => group_key)
  const ofFamily = Map.groupBy(profiles, ({ group_key }) => parentKey(group_key))
  const families = new Map(
    pages.filter(({ kind }) => kind === 'family').map((family) => [family.id, family])
  )
  const accessories = await findAccessories()
  const sheetTitle = t('catalogue.datasheet.title')
  return [
    ...pages.map((page) => {
      if (page.kind === 'family') return withFacts(page, ofFamily.get(page.id) ?? [], words)
      if (page.kind !== 'group') return page
      const family = families.get(parentKey(page.id))
      const own = withFacts(page, ofGroup.get(page.id) ?? [], words)
      const more = [family?.title, ...(family?.names ?? []), ...words.ofGroup(data.get(page.id))]
      return {
        ...own,
        keywords: joined([own.keywords, ...more]),
        sizes: sizesOf(ofGroup.get(page.id) ?? [], locale),
        drawing: `${groupFiles(page.id)}/section.svg`,
      }
    }),
    ...profiles.flatMap((profile) => {
      const group = byKey.get(profile.group_key)
      return group ? [articleDocument(profile, group, words, measuresOf(locale))] : []
    }),
    ...accessories.flatMap((accessory) => {
      const fitting = accessory.fits.flatMap(({ group }) => byKey.get(group) ?? [])
      const inserts = accessory.fits.flatMap(({ group }) => data.get(group)?.inserts ?? [])
      const fits = articlesThatFit(accessory, profiles)
      return accessoryDocuments({ accessory, fitting, inserts, fits }, words, locale)
    }),
    ...Array.from(byKey, ([key, { title, image }]): SearchDocument => {
      const path = dataSheetFile(key, locale)
      const kind = 'download'
      return { kind, id: path, title: `${sheetTitle} ${title}`, text: '', target: { path }, image }
    }),
    ...colourDocuments(content, words, t),
    ...Array.from(content.decors.values(), (decor) => decorDocument(decor, words, t)),
    ...guideDocuments(content, data, locale),
  ]
}

/** Adds the facts of its articles to a group or family. */
function withFacts(
  page: SearchDocument,
  profiles: readonly Profile[],
  words: CatalogueWords
): SearchDocument {
  const facts = new Set(profiles.flatMap((profile) => words.ofFacts(profile)))
  const swatches = [...new Set(profiles.flatMap((profile) => words.swatchesOf(profile)))]
  return {
    ...page,
    keywords: joined([page.keywords, ...facts]),
    measures: [...new Set(profiles.flatMap(measuresOfProfile))],
    swatches,
  }
}

/** The facts that decide whether a product fits. */
const SIZES = ['floor_height', 'floor_height_low', 'height_difference', 'visible_width']

function sizesOf(profiles: readonly Profile[], locale: Locale): string | undefined {
  if (profiles.length === 0) return undefined
  return groupFacts(profiles, { t: translator(locale), measures: measuresOf(locale), locale })
    .filter(({ id }) => SIZES.includes(id))
    .map(({ label, text }) => `${label} ${text}`)
    .join(' · ')
}

/** Its width, its lengths, and each height of covering that it fits. */
function measuresOfProfile(profile: Profile): number[] {
  const { visible_width, lengths, floor_height, height_difference } = profile
  const heights = [floor_height, height_difference].flatMap((range) =>
    range ? Array.from({ length: range.max - range.min + 1 }, (_, step) => range.min + step) : []
  )
  return [visible_width, ...lengths.map((centimetres) => centimetres * 10), ...heights]
}

function joined(words: readonly (string | undefined)[]): string {
  return words.filter(Boolean).join(' ')
}

/** An article is found by its number; words of its group rank the group first. */
function articleDocument(
  profile: Profile,
  group: SearchDocument,
  words: CatalogueWords,
  measures: Measures
): SearchDocument {
  const { article_number, floor_height, visible_width } = profile
  const facts = words.ofFacts(profile)
  const sizes = [
    floor_height && `${words.floorHeight} ${measures.millimetreRange(floor_height)}`,
    `${words.visibleWidth} ${measures.millimetres(visible_width)}`,
  ]
  return {
    kind: 'article',
    id: article_number,
    title: group.title,
    lang: group.lang,
    text: [...sizes, ...facts].filter(Boolean).join(', '),
    keywords: joined(facts),
    measures: measuresOfProfile(profile),
    numbers: [article_number],
    number: article_number,
    swatches: words.swatchesOf(profile),
    drawing: `${groupFiles(group.id)}/${article_number}.svg`,
    target: {
      route: group.id,
      query: { article: article_number },
      anchor: articleAnchor(article_number),
    },
    image: group.image,
  }
}

/**
 * Returns the document of an accessory, which is found by its name, its number and what it fits;
 * none if it fits no published group.
 */
function accessoryDocuments(
  {
    accessory,
    fitting,
    inserts,
    fits,
  }: {
    accessory: Accessory
    /** The groups that it fits. */
    fitting: readonly SearchDocument[]
    inserts: Parameters<typeof accessoryName>[1]
    fits: readonly string[]
  },
  words: CatalogueWords,
  locale: Locale
): SearchDocument[] {
  const [group] = fitting
  if (!group) return []
  const { article_number, colours } = accessory
  const t = translator(locale)
  const measures = measuresOf(locale)
  const titles = fitting.map(({ title }) => title)
  return [
    {
      kind: 'accessory',
      id: article_number,
      /** A material in a title would outweigh the products that are made of it. */
      title: accessoryName({ ...accessory, material: null }, inserts, t, measures),
      names: [t(`catalogue.accessory.${accessory.kind}`)],
      text: [
        ...(accessory.material ? [t(`catalogue.material.${accessory.material}`)] : []),
        ...titles,
        packOf(accessory, t, measures),
      ].join(', '),
      keywords: joined([t('catalogue.ui.accessories'), ...titles, ...fits]),
      numbers: [article_number],
      number: article_number,
      swatches: words.swatchesOf({ colours, decors: [] }),
      target: { route: group.id, anchor: articleAnchor(article_number) },
      image: group.image,
    },
  ]
}

function colourDocuments(
  { colourGroups }: CatalogueContent,
  words: CatalogueWords,
  t: Translate
): SearchDocument[] {
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
      names: [`${t('search.kind.colour')} ${colour.code}`],
      keywords: joined([group.title, t('catalogue.ui.colours'), words.ofColour(colour)]),
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

function decorDocument(decor: Decor, words: CatalogueWords, t: Translate): SearchDocument {
  return {
    kind: 'decor',
    id: decor.id,
    title: decor.title,
    lang: decor.lang?.title,
    text: [
      t(`catalogue.decor_group.${decor.group}`),
      ...decor.materials.map((material) => t(`catalogue.material.${material}`)),
    ].join(', '),
    names: [`${t('search.kind.decor')} ${decor.code.slice(2)}`],
    /** `101` alone matches a colour before a decor. */
    keywords: joined([decor.code.slice(2), t('catalogue.ui.decors_title'), words.ofDecor(decor)]),
    numbers: [decor.code.toLowerCase().replaceAll(' ', '')],
    number: decor.code,
    target: { route: ROUTES.decors, anchor: swatchAnchor('decor', decor.id) },
    image: decor.image,
  }
}

/**
 * A guide is also found by the products that are fixed as it says, and by the verbs of doing so.
 */
function guideDocuments(
  { installations }: CatalogueContent,
  groups: ReadonlyMap<string, GroupData>,
  locale: Locale
): SearchDocument[] {
  const t = translator(locale)
  return Array.from(installations.values(), (guide) => ({
    kind: 'guide',
    id: guide.id,
    title: guide.title,
    lang: guide.lang?.title,
    text: guide.steps
      .map(({ title, text }) => [title, withoutTags(text ?? '')].filter(Boolean).join(': '))
      .join(' · '),
    keywords: joined([
      t('catalogue.ui.installation'),
      t('catalogue.ui.guides'),
      ...FIXINGS.filter((fixing) => guide.fixings.includes(fixing)).map((fixing) =>
        t(`catalogue.fixing.${fixing}`)
      ),
      fixingWordsOf(guide.fixings, locale),
    ]),
    products: Array.from(groups, ([key, { installation }]) =>
      installation === guide.id ? [parentKey(key), key] : []
    ).flat(),
    target: { route: ROUTES.installation, anchor: guide.id },
    image: guide.steps.flatMap(({ image }) => image)[0],
  }))
}
