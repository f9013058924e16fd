import db from '@adonisjs/lucid/services/db'
import type { DecorGroup, Finish, Fixing, Material } from '#catalogue/vocabulary'
import { perContentVersion } from '#content/pages/content_version'
import type { WithLang } from '#content/schema/with_lang'
import type { Locale } from '#shared/locales'

/** A colour of the catalogue; `lrv` is its light reflectance value in per cent. */
export type Colour = {
  id: string
  group_id: string
  code: string
  title: string
  finish: Finish
  material: Material
  hex: string
  lrv: number
  ral: string | null
  /** The file of a picture of its finish. */
  image: string | null
} & WithLang

/** Colours that belong together. */
export type ColourGroup = { id: string; title: string; text?: string; colours: Colour[] } & WithLang

/** A foil or board that imitates wood or stone; `image` is its file. */
export type Decor = {
  id: string
  code: string
  title: string
  group: DecorGroup
  materials: Material[]
  image: string
} & WithLang

/** A way to fix a profile, step by step; texts are HTML, images files. */
export type Installation = {
  id: string
  title: string
  /** The ways of fixing that it teaches. */
  fixings: Fixing[]
  steps: ({ id: string; title: string; text?: string; image: string[] } & WithLang)[]
} & WithLang

/** The catalogue's records without an address, in one language. */
export type CatalogueContent = {
  colourGroups: ColourGroup[]
  /** By their ids. */
  colours: ReadonlyMap<string, Colour>
  decors: ReadonlyMap<string, Decor>
  installations: ReadonlyMap<string, Installation>
}

/** Looks up colours, decors and installations of a language; kept until content changes. */
export const catalogueContent = perContentVersion(async (locale): Promise<CatalogueContent> => {
  const groups = await findTranslated<Omit<ColourGroup, 'colours'>>('colour_group', locale)
  const colours = await findTranslated<Colour>('colour', locale)
  const decors = await findTranslated<Omit<Decor, 'materials'> & { materials: string }>(
    'decor',
    locale
  )
  const installations = await findTranslated<Installation>('installation', locale)
  return {
    colourGroups: groups.map((group) => ({
      ...group,
      colours: colours.filter(({ group_id }) => group_id === group.id),
    })),
    colours: byId(colours),
    decors: byId(
      decors.map((decor) => ({ ...decor, materials: JSON.parse(decor.materials) as Material[] }))
    ),
    installations: byId(installations),
  }
})

/** The records of a table with their texts in a language, in their order. */
async function findTranslated<Entry>(owner: string, locale: Locale): Promise<Entry[]> {
  const table = `${owner}s`
  const rows = await db
    .from(table)
    .join(`${owner}_translations`, `${owner}_translations.${owner}_id`, `${table}.id`)
    .where(`${owner}_translations.locale`, locale)
    .orderBy(`${table}.position`)
    .select(`${table}.*`, `${owner}_translations.texts`)
  return rows.map(({ texts, ...row }) => ({ ...row, ...JSON.parse(texts) }))
}

function byId<Entry extends { id: string }>(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}
