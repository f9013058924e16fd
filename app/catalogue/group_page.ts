import { findAccessoriesOf } from '#catalogue/accessories/accessory_queries'
import { type AccessoryTable, toAccessoryTable } from '#catalogue/accessories/accessory_words'
import { type Article, type ArticleColumn, articleColumns, toArticles } from '#catalogue/articles'
import { catalogueContent } from '#catalogue/catalogue_queries'
import { choiceOf, choiceParameters, chosenTint } from '#catalogue/choice/group_choice'
import { isCacheableChoice, type ShownChoice, toShownChoice } from '#catalogue/choice/shown_choice'
import { toSwatches } from '#catalogue/colours/group_swatches'
import { imagesOf } from '#catalogue/colours/swatches'
import { stateOf } from '#catalogue/documents'
import { type Extras, extrasOf } from '#catalogue/extras'
import { allProducts, findFamilies } from '#catalogue/families'
import type { FamilyData } from '#catalogue/family_schema'
import { groupJsonLd } from '#catalogue/group_json_ld'
import { GROUP_TABLES, groupRows } from '#catalogue/group_rows'
import { type GroupData, type GroupRecord, groupSchema } from '#catalogue/group_schema'
import { toGuide } from '#catalogue/guides/guide_drawings'
import { findProfilesWithCrossSections } from '#catalogue/profile_queries'
import { findQuestions } from '#catalogue/questions'
import { findRelatedGroups } from '#catalogue/related_groups'
import { findSectionFiles, toDrawnSection } from '#catalogue/section_files/section_files'
import { CONTACT_PERSON_TEXTS } from '#content/blocks/contact_person'
import type { PageContext } from '#content/pages/context'
import { definePage } from '#content/pages/define_page'
import type { ListedPage } from '#content/pages/listed_pages'
import type { LinkPreview } from '#content/pages/metadata/link_preview'
import type { TrailStep } from '#content/pages/metadata/trail'
import { parentKey } from '#content/pages/urls'
import { mergeLookups } from '#content/schema/lookups'
import { drawCrossSections, type ShownDrawing, toShown } from '#drawings/cross_section_drawing'
import { toThumbnail } from '#media/pictures/thumbnail'
import { PREVIEW_SIZE } from '#media/social_images/social_image'
import { toProjectTeaser } from '#projects/projects'
import { findProjectsOf } from '#projects/projects_of_group'
import { articleAnchor, swatchAnchor } from '#shared/anchors'
import type { ChoosableArticle } from '#shared/article_choice'
import type { DrawnSection } from '#shared/group_documents'
import { colourPreviewFile } from '#shared/group_files'
import { ROUTES } from '#shared/routes'
import { measuresOf } from '#texts/measures'
import { setInLines } from '#texts/plain_text'

/**
 * The page of a product group: facts, cross-section, articles, colours, installation, projects,
 * contact.
 */
export const productFamiliesShowGroup = definePage({
  texts: [
    'catalogue.choice.choose',
    'catalogue.choice.picture',
    'catalogue.choice.yours',
    'catalogue.data.title',
    'catalogue.datasheet.title',
    'catalogue.documents.other_languages',
    'catalogue.documents.title',
    'catalogue.facts.lengths',
    'catalogue.sample.article',
    'catalogue.ui.all_articles',
    'catalogue.ui.all_colours',
    'catalogue.ui.all_decors',
    'catalogue.ui.all_references',
    'catalogue.ui.apply',
    'catalogue.ui.articles',
    'catalogue.ui.colours',
    'catalogue.ui.compare',
    'catalogue.ui.decors_title',
    'catalogue.ui.guides',
    'catalogue.ui.installation',
    'catalogue.ui.height',
    'catalogue.ui.list',
    'catalogue.ui.lrv',
    'catalogue.ui.questions',
    'catalogue.ui.related',
    'catalogue.ui.reset',
    'catalogue.ui.sample',
    'catalogue.ui.section',
    'catalogue.ui.sizes_in_mm',
    'catalogue.ui.used_in',
    'catalogue.ui.variants',
    'catalogue.tender.',
    'material_list.ui.lines',
    'material_list.ui.title',
    'records.ui.on_this_page',
    'solid.title',
    'solid.view',
    ...CONTACT_PERSON_TEXTS,
  ],
  routes: [
    ROUTES.products,
    ROUTES.compare,
    ROUTES.colours,
    ROUTES.decors,
    ROUTES.projects,
    ROUTES.installation,
    ROUTES.questions,
    ROUTES.contact,
    ROUTES.list,
  ],
  data: groupSchema,
  parameters: choiceParameters,
  anchors: ({ profiles }) => [
    'contact',
    ...profiles.flatMap(({ article_number, colours, decors }) => [
      articleAnchor(article_number),
      ...colours.map((colour) => swatchAnchor('colour', colour)),
      ...decors.map((decor) => swatchAnchor('decor', decor)),
    ]),
  ],
  tables: GROUP_TABLES,
  store(group: GroupRecord, key) {
    const { section: _, profiles, ...data } = group
    const family = parentKey(key)
    return {
      data,
      /** Evaluated lazily, because it is used for the source language only. */
      get rows() {
        return groupRows(key, family, group)
      },
      unique: profiles.map(({ article_number }, index) => ({
        what: `the article number ${article_number}`,
        path: ['data', 'profiles', index, 'article_number'],
        remedy: 'Give one of the two profiles another number.',
      })),
      targets: profiles.map(({ article_number }) => ({ kind: 'article', key: article_number })),
      /** A product group must be in the folder of its family. */
      links: [
        { kind: 'route', key: family, path: ['component'], component: 'ProductFamilies/Show' },
      ],
    }
  },
  async query({ key, locale, data, modified_at, parameters }) {
    const families = await findFamilies(locale)
    const projects = await findProjectsOf(key, locale)
    const { colours, decors, installations } = await catalogueContent(locale)
    const profiles = await findProfilesWithCrossSections([key])
    const accessories = await findAccessoriesOf(key)
    const related = await findRelatedGroups(key, profiles, locale)
    const questions = await findQuestions(key, locale)
    const drawn = await findSectionFiles([key], async () => profiles, colours)
    const choice = choiceOf(profiles, { colours, decors }, parameters)
    const tint = chosenTint(data.image, choice)
    const chosen = {
      colours: pick(
        colours,
        profiles.flatMap((profile) => profile.colours)
      ),
      decors: pick(
        decors,
        profiles.flatMap((profile) => profile.decors)
      ),
      installation: installations.get(data.installation),
    }
    return {
      family: families.pages.find((family) => family.key === parentKey(key)),
      projects: projects.pages,
      related: related.map((group) => ({
        ...group,
        family: families.pages.find((family) => family.key === parentKey(group.key)),
      })),
      questions,
      profiles,
      accessories,
      drawn: drawn.get(key) ?? [],
      ...chosen,
      key,
      modified_at,
      choice,
      tint,
      palette: { colours, decors },
      lookups: mergeLookups([
        projects.lookups,
        {
          route: [parentKey(key), ...related.map((group) => group.key)],
          image: [
            ...(tint ? [tint.picture] : []),
            ...imagesOf(chosen.colours),
            ...chosen.decors.map(({ image }) => image),
            ...(chosen.installation?.steps.flatMap(({ image }) => image) ?? []),
          ],
        },
      ]),
    }
  },
  toProps(group, context, found, parameters) {
    const drawn = found.drawn.map((section) => toDrawnSection(section, context.locale))
    const variants = toArticles(found.profiles, found.palette, context.t, context.measures).map(
      (article) => ({ ...article, surface: setInLines(article.surface) })
    )
    return {
      group: {
        key: found.key,
        title: setInLines(group.title),
        text: group.text,
        image: group.image ? toThumbnail(context.image(group.image), 'alt') : null,
        lang: group.lang,
      },
      trail: [
        allProducts(context),
        ...(found.family ? [stepTo(found.family)] : []),
        { route: null, title: setInLines(group.title), lang: group.lang?.title },
      ] satisfies TrailStep[],
      sections: drawCrossSections(found.profiles, context.t, measuresOf(context.locale)).map(
        (drawing) => ({
          ...toShown(drawing),
          sizes: drawn.find(({ article_number }) => article_number === drawing.article_number)
            ?.sizes,
        })
      ) satisfies (ShownDrawing & DrawnSection)[],
      columns: articleColumns(variants, context.t) satisfies ArticleColumn[],
      variants: variants satisfies Article[],
      extras: extrasOf(group, context.t) satisfies Extras[] | undefined,
      accessories: toAccessoryTable(
        found.accessories,
        { profiles: found.profiles, inserts: group.inserts, colours: found.palette.colours },
        context.t,
        context.measures
      ) satisfies AccessoryTable | undefined,
      choice: toShownChoice(
        found.choice,
        found.profiles,
        found.palette,
        parameters,
        context,
        found.tint?.picture
      ) satisfies ShownChoice,
      /** The unit of the lengths. */
      centimetre: context.measures.centimetre,
      articles: found.profiles.map(({ floor_height, lengths, fixings }) => ({
        floor_height,
        lengths,
        ...(parameters.fixing && { fixings }),
      })) satisfies Partial<ChoosableArticle>[],
      ...toSwatches(found, context),
      installation: found.installation && toGuide(found.installation, found.profiles[0], context),
      related: found.related.map(toRelated),
      questions: found.questions.map(({ anchor, title, lang }) => ({ anchor, title, lang })),
      projects: found.projects.map((project) => toProjectTeaser(project, context)),
      documents_state: stateOf(found, context) satisfies string,
      contact_person_id: group.contact,
    }
  },
  isCacheable: (parameters, { choice }) => isCacheableChoice(parameters, choice),
  preview: (found, context) => toPreview(found, context),
  noun: ({ family }) => family?.data.noun,
  structuredData: (shown, jsonLd, _, { profiles }) => [groupJsonLd(shown, profiles, jsonLd)],
})

/** Returns the link preview in the chosen colour, if there is a picture in it. */
function toPreview(
  { key, tint }: { key: string; tint: ReturnType<typeof chosenTint> },
  context: PageContext
): LinkPreview | undefined {
  const image = tint && context.findImage(tint.picture)
  if (!image) return undefined
  const [text] = Object.values(image.custom_properties)
  const url = colourPreviewFile(key, context.locale, tint.name)
  return { url, alt: text?.alt ?? '', ...PREVIEW_SIZE }
}

function stepTo({ key, data }: ListedPage<FamilyData>): TrailStep {
  return { route: key, title: data.title, lang: data.lang?.title }
}

function toRelated(group: ListedPage<GroupData> & { family?: ListedPage<FamilyData> }) {
  return {
    key: group.key,
    title: setInLines(group.data.title),
    lang: group.data.lang,
    family: group.family && { title: group.family.data.title, lang: group.family.data.lang },
  }
}

/**
 * Returns the records of the given ids, without duplicates. Ids were validated when the content was
 * loaded.
 */
function pick<Value>(records: ReadonlyMap<string, Value>, ids: readonly string[]): Value[] {
  return [...new Set(ids)].flatMap((id) => records.get(id) ?? [])
}
