import type { z } from 'zod'
import type {
  coloursSchema,
  decorsSchema,
  eventsSchema,
  groupSchema,
  installationsSchema,
} from '#content/catalogue_schema'
import type { RecordRows } from '#content/record_tables'
import type { Row } from '#content/sync_table'
import type { Locale } from '#shared/locales'

/** Records without an address, in every language; the first one is the source. */
export type CatalogueFiles = {
  colours: Map<Locale, z.output<typeof coloursSchema>['groups']>
  decors: Map<Locale, z.output<typeof decorsSchema>['decors']>
  installations: Map<Locale, z.output<typeof installationsSchema>['installations']>
  events: Map<Locale, z.output<typeof eventsSchema>['events']>
}

type Group = z.output<typeof groupSchema>

/** A product group with its profiles, and the words they are found by. */
export function groupRows(
  key: string,
  familyKey: string,
  { position, applications, section, profiles }: Group
): RecordRows {
  return {
    product_groups: [{ page_key: key, family_key: familyKey, position }],
    profiles: profiles.map((profile, index) => ({
      article_number: profile.article_number,
      group_key: key,
      position: index,
      floor_height_min: profile.floor_height?.min ?? null,
      floor_height_max: profile.floor_height?.max ?? null,
      height_difference_min: profile.height_difference?.min ?? null,
      height_difference_max: profile.height_difference?.max ?? null,
      visible_width: profile.visible_width,
      material: profile.material,
      lengths: JSON.stringify(profile.lengths),
      finishes: JSON.stringify(profile.finishes),
      fixings: JSON.stringify(profile.fixings),
      standards: JSON.stringify(profile.standards),
      colours: JSON.stringify(profile.colours),
      decors: JSON.stringify(profile.decors),
      section: JSON.stringify(profile.section ?? section),
    })),
    profile_facets: profiles.flatMap(({ article_number, material, finishes, fixings }) => {
      const facets = {
        application: applications,
        material: [material],
        surface: finishes,
        fixing: fixings,
      }
      return Object.entries(facets).flatMap(([facet, values]) =>
        values.map((value) => ({ article_number, facet, value }))
      )
    }),
  }
}

/** A table of the catalogue's own records with what they consist of in every language. */
export type CatalogueTable = { table: string; key: string[]; keepRow?: boolean; rows: Row[] }

/** The rows of all records without an address, in the order of their foreign keys. */
export function catalogueTables(files: CatalogueFiles): CatalogueTable[] {
  const [groups = []] = files.colours.values()
  const [decors = []] = files.decors.values()
  const [installations = []] = files.installations.values()
  const [events = []] = files.events.values()
  return [
    records(
      'colour_groups',
      groups.map(({ id }, position) => ({ id, position }))
    ),
    translations('colour_group', files.colours, ({ id, title, text, ...rest }) => ({
      id,
      title,
      text,
      ...withLang(rest),
    })),
    records(
      'colours',
      groups.flatMap(({ id: group_id, colours }) =>
        colours.map(({ id, code, finish, material, hex, lrv, ral, image }, position) => ({
          id,
          code,
          finish,
          material,
          hex,
          lrv,
          ral: ral ?? null,
          image: image ?? null,
          group_id,
          position,
        }))
      )
    ),
    translations('colour', flatColours(files.colours), ({ id, title, ...rest }) => ({
      id,
      title,
      ...withLang(rest),
    })),
    records(
      'decors',
      decors.map(({ id, code, group, materials, image }, position) => ({
        id,
        position,
        code,
        group,
        materials: JSON.stringify(materials),
        image,
      }))
    ),
    translations('decor', files.decors, ({ id, title, ...rest }) => ({
      id,
      title,
      ...withLang(rest),
    })),
    records(
      'installations',
      installations.map(({ id }, position) => ({ id, position }))
    ),
    translations('installation', files.installations, (installation) => installation),
    records(
      'events',
      events.map(({ id, starts_on, ends_on, expires_on, route, link }) => ({
        id,
        starts_on,
        ends_on,
        expires_on: expires_on ?? ends_on,
        route: route ?? null,
        link: link ?? null,
      }))
    ),
    translations('event', files.events, ({ id, title, text, place, ...rest }) => ({
      id,
      title,
      text,
      place,
      ...withLang(rest),
    })),
  ]
}

function records(table: string, rows: Row[]): CatalogueTable {
  return { table, key: ['id'], keepRow: true, rows }
}

function translations<Entry extends { id: string }>(
  owner: string,
  languages: ReadonlyMap<Locale, readonly Entry[]>,
  textsOf: (entry: Entry) => object & { id: string }
): CatalogueTable {
  const column = `${owner}_id`
  return {
    table: `${owner}_translations`,
    key: [column, 'locale'],
    rows: [...languages].flatMap(([locale, entries]) =>
      entries.map((entry) => {
        const { id, ...texts } = textsOf(entry)
        return { [column]: id, locale, texts: JSON.stringify(texts) }
      })
    ),
  }
}

function flatColours(languages: CatalogueFiles['colours']) {
  return new Map(
    [...languages].map(([locale, groups]) => [locale, groups.flatMap((g) => g.colours)])
  )
}

/** Which texts fell back, where any did. */
function withLang(entry: object): object {
  return 'lang' in entry ? { lang: entry.lang } : {}
}
