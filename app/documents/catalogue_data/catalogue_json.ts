import { type CatalogueContent, catalogueContent } from '#catalogue/catalogue_queries'
import { findFamilies } from '#catalogue/families'
import { lowerFloorHeight } from '#catalogue/heights'
import { findMaker } from '#catalogue/maker'
import type { Profile } from '#catalogue/profile_queries'
import { appUrl } from '#config/app'
import {
  type ArticleData,
  type CatalogueHead,
  FORMAT_VERSION,
  type GroupData,
  type GroupFile,
} from '#documents/catalogue_data/catalogue_schema'
import type { CatalogueVersion } from '#documents/catalogue_data/catalogue_version'
import { groupDataFiles } from '#documents/catalogue_data/data_files'
import { type ExportedGroup, exportedGroups } from '#documents/catalogue_data/exported_groups'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#shared/locales'
import { translate } from '#texts/translate'

/** Order numbers of colours and decors by id. */
export type Codes = Record<'colours' | 'decors', ReadonlyMap<string, { code: string }>>

/** The first fields of each file. */
type FileHeader = Omit<GroupFile, '$schema' | 'group'>

export async function* writeCatalogueJson(version: CatalogueVersion): AsyncGenerator<string> {
  const codes = await findCodes()
  yield `${JSON.stringify(await findHead(version)).slice(0, -1)},"groups":[`
  let separator = ''
  for await (const groups of exportedGroups()) {
    for (const group of groups) {
      yield separator + JSON.stringify(toGroupData(group, codes))
      separator = ','
    }
  }
  yield ']}'
}

/** Returns a product group as JSON, for the file beside its page. */
export async function toGroupFile(
  group: ExportedGroup,
  version: CatalogueVersion
): Promise<GroupFile> {
  return {
    $schema: `${appUrl}/data/group.schema.json`,
    ...(await findHeader(version)),
    group: toGroupData(group, await findCodes()),
  }
}

/** Returns the order numbers of colours and decors, the same in all languages. */
export async function findCodes(): Promise<Codes> {
  return catalogueContent(DEFAULT_LOCALE)
}

export function toArticleData(profile: Profile, codes: Codes): ArticleData {
  const numbers = (kind: keyof Codes) =>
    profile[kind].flatMap((id) => codes[kind].get(id)?.code ?? [])
  return {
    article_number: profile.article_number,
    floor_height_mm: profile.floor_height,
    floor_height_low_mm: lowerFloorHeight(profile),
    height_difference_mm: profile.height_difference,
    visible_width_mm: profile.visible_width,
    lengths_cm: profile.lengths,
    material: profile.material,
    finishes: profile.finishes,
    fixings: profile.fixings,
    standards: profile.standards,
    colours: numbers('colours'),
    decors: numbers('decors'),
    /** Format 1.x has this field; no class is known for certain (docs/facts.md). */
    etim_class: null,
  }
}

function toGroupData(group: ExportedGroup, codes: Codes): GroupData {
  const texts = (name: 'title' | 'text') =>
    Object.fromEntries([...group.texts].map(([locale, own]) => [locale, own[name]]))
  return {
    key: group.key,
    family: group.family_key,
    title: texts('title'),
    text: texts('text'),
    url: Object.fromEntries([...group.texts].map(([locale, { url }]) => [locale, appUrl + url])),
    modified_at: group.modified_at,
    applications: group.applications,
    inserts: group.inserts,
    accessories: group.accessories,
    accessory_articles: group.accessory_articles.map(({ accessory, fits }) => ({
      article_number: accessory.article_number,
      kind: accessory.kind,
      unit: accessory.unit,
      pack: accessory.pack,
      material: accessory.material,
      sizes_mm: accessory.sizes,
      lengths_cm: accessory.lengths,
      colours: accessory.colours.flatMap((id) => codes.colours.get(id)?.code ?? []),
      insert: accessory.insert_id,
      fits,
    })),
    files: groupDataFiles(group).map(({ format, path, ...file }) => ({
      ...file,
      format: format.toUpperCase(),
      url: appUrl + path,
    })),
    articles: group.articles.map((profile) => toArticleData(profile, codes)),
  }
}

async function findHeader({ version, changed_at }: CatalogueVersion): Promise<FileHeader> {
  const { name, address } = await findMaker(DEFAULT_LOCALE)
  return {
    format_version: FORMAT_VERSION,
    content_version: version,
    modified_at: changed_at,
    licence: byLocale((locale) => translate(locale, 'catalogue.data.licence')),
    maker: {
      name,
      company: address?.company ?? null,
      email: address?.email ?? null,
      phone: address?.phone ?? null,
      url: appUrl,
    },
  }
}

async function findHead(version: CatalogueVersion): Promise<CatalogueHead> {
  const contents = new Map<Locale, CatalogueContent>()
  const families = new Map<Locale, Awaited<ReturnType<typeof findFamilies>>['pages']>()
  for (const locale of LOCALES) {
    contents.set(locale, await catalogueContent(locale))
    families.set(locale, (await findFamilies(locale)).pages)
  }
  const { colours, decors } = await catalogueContent(DEFAULT_LOCALE)
  const title = (kind: keyof Codes, id: string) =>
    byLocale((locale) => contents.get(locale)?.[kind].get(id)?.title)
  return {
    $schema: `${appUrl}/data/catalogue.schema.json`,
    ...(await findHeader(version)),
    families: (families.get(DEFAULT_LOCALE) ?? []).map(({ key }) => ({
      key,
      title: byLocale(
        (locale) => families.get(locale)?.find((family) => family.key === key)?.data.title
      ),
    })),
    colours: [...colours.values()].map(({ id, code, lrv, hex, ral, material, finish }) => ({
      id,
      code,
      title: title('colours', id),
      lrv,
      hex,
      ral,
      material,
      finish,
    })),
    decors: [...decors.values()].map(({ id, code, lrv, hex }) => ({
      id,
      code,
      title: title('decors', id),
      lrv,
      hex,
    })),
  }
}

/** Returns texts by language; languages without one are left out. */
function byLocale(textIn: (locale: Locale) => string | undefined): Record<string, string> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = textIn(locale)
      return text === undefined ? [] : [[locale, text]]
    })
  )
}
