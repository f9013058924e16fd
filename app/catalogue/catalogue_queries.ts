import type { ColourRecord } from '#catalogue/colours/colour_records'
import type { DecorRecord } from '#catalogue/colours/decor_records'
import type { InstallationRecord } from '#catalogue/guides/installation_records'
import { createContentCache } from '#content/pages/content_version'
import type { WithLang } from '#content/schema/with_lang'
import { from } from '#database/query'
import { type Json, parseJson } from '#database/stored_values'
import { LOCALES, type Locale } from '#shared/locales'

/**
 * A colour of the catalogue. `lrv` is its light reflectance value in per cent, `lab` its measured
 * CIELAB value, `image` the file of a picture of its finish.
 */
export type Colour = Omit<ColourRecord, 'ral' | 'image' | 'decor'> & {
  group_id: string
  ral: string | null
  image: string | null
  /** For a foil, the id of its decor. */
  decor: string | null
  /** For a foil, a picture of a room with its decor. */
  room: string | null
} & WithLang

/** A group of related colours. */
export type ColourGroup = { id: string; title: string; text?: string; colours: Colour[] } & WithLang

/**
 * A foil or board that imitates wood or stone. `image` is its file, `hex` its average colour, `lrv`
 * its light reflectance value in per cent and `lab` its measured mean.
 */
export type Decor = Omit<DecorRecord, 'room'> & { room: string | null } & WithLang

/** An installation guide for a way of fixing. Texts are HTML, images are files. */
export type Installation = Omit<InstallationRecord, 'steps'> & {
  steps: (InstallationRecord['steps'][number] & WithLang)[]
} & WithLang

/** The catalogue records that have no page of their own, in one language. */
export type CatalogueContent = {
  colourGroups: ColourGroup[]
  /** By id. */
  colours: ReadonlyMap<string, Colour>
  decors: ReadonlyMap<string, Decor>
  installations: ReadonlyMap<string, Installation>
}

type Texts<Entry> = Pick<Entry, Extract<keyof Entry, 'title' | 'text' | 'lang'>>

declare module '#database/tables' {
  interface ColumnTypes {
    'colours.finish': Colour['finish']
    'colours.material': Colour['material']
    'colours.lab': Json<Colour['lab']>
    'colour_translations.texts': Json<Texts<Colour>>
    'colour_group_translations.texts': Json<Texts<ColourGroup>>
    'decors.group': Decor['group']
    'decors.materials': Json<Decor['materials']>
    'decors.lab': Json<Decor['lab']>
    'decor_translations.texts': Json<Texts<Decor>>
    'installation_translations.texts': Json<Omit<Installation, 'id'>>
  }
}

const catalogues = createContentCache<CatalogueContent>(LOCALES.length)

/** Returns colours, decors and installation guides in a language; cached until content changes. */
export function catalogueContent(locale: Locale): Promise<CatalogueContent> {
  return catalogues.get(locale, () => readCatalogue(locale))
}

async function readCatalogue(locale: Locale): Promise<CatalogueContent> {
  const groups = await from('colour_groups')
    .join('colour_group_translations', 'colour_group_id', 'colour_groups.id')
    .where({ locale })
    .orderBy('colour_groups.position')
    .select('colour_groups.id', 'texts')
  const colourRows = await from('colours')
    .join('colour_translations', 'colour_id', 'colours.id')
    .where({ locale })
    .orderBy('position')
    .select('colours.*', 'texts')
  const decors = await from('decors')
    .join('decor_translations', 'decor_id', 'decors.id')
    .where({ locale })
    .orderBy('position')
    .select('decors.*', 'texts')
  const installations = await from('installations')
    .join('installation_translations', 'installation_id', 'installations.id')
    .where({ locale })
    .orderBy('position')
    .select('installations.id', 'texts')
  const rooms = new Map(decors.map(({ id, room }) => [id, room]))
  const colours = colourRows.map(withTexts).map(({ decor_id, ...colour }) => ({
    ...colour,
    lab: parseJson(colour.lab),
    decor: decor_id,
    room: (decor_id && rooms.get(decor_id)) ?? null,
  }))
  return {
    colourGroups: groups.map(withTexts).map((group) => ({
      ...group,
      colours: colours.filter(({ group_id }) => group_id === group.id),
    })),
    colours: byId(colours),
    decors: byId(
      decors.map(withTexts).map((decor) => ({
        ...decor,
        materials: parseJson(decor.materials),
        lab: parseJson(decor.lab),
      }))
    ),
    installations: byId(installations.map(withTexts)),
  }
}

/** Returns a record with its parsed texts. */
function withTexts<Entry, Own extends object>({ texts, ...row }: Entry & { texts: Json<Own> }) {
  return { ...row, ...parseJson(texts) }
}

function byId<Entry extends { id: string }>(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}
