import { z } from 'zod'
import { defineRecord, type RecordTable, recordTable } from '#content/schema/define_record'
import { externalUrl, type FieldMeta, id, routeKey, text } from '#content/schema/fields'
import type { LoadedRow } from '#content/schema/tables'
import type { WithLang } from '#content/schema/with_lang'
import { toJson } from '#database/stored_values'
import type { Locale } from '#shared/locales'

const navigationFields = {
  id: id().describe('The name of the entry, unique in this list; it never changes.'),
  title: text().describe('What the entry says.'),
  route: routeKey().optional().describe('The key of the page it leads to.'),
  description: text().optional().describe('What stands in its panel.'),
  text_overview: text().optional().describe('The words of the button to its page.'),
  card_link: externalUrl().optional().describe('The address that its card leads to.'),
  card_text: text().optional().describe('What the card says.'),
  info: z
    .boolean()
    .default(false)
    .describe('The entry opens its card_link in a new tab, rather than a page.'),
}

const mainNavigationSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        ...navigationFields,
        route: routeKey().describe('The key of the page it leads to.'),
        children: z
          .array(
            z
              .strictObject({
                ...navigationFields,
                tool: z
                  .boolean()
                  .default(false)
                  .describe('The entry is a tool: its panel lists it beside the pages.'),
              })
              .superRefine((child, context) => {
                if (!child.route && !(child.info && child.card_link)) {
                  context.addIssue({
                    code: 'custom',
                    path: ['id'],
                    message: 'a child needs a route, or info: true with a card_link',
                  })
                }
              })
          )
          .default([])
          .describe('The entries of its panel.'),
      })
    )
    .min(1)
    .superRefine(checkLinkedOnce)
    .describe('The entries, from left to right.'),
})

const footerNavigationSchema = z.strictObject({
  items: z
    .array(
      z
        .strictObject({
          id: id().describe('The name of the entry, unique in this list; it never changes.'),
          title: text().describe('What the entry says.'),
          route: routeKey()
            .optional()
            .meta({ usual: true } satisfies FieldMeta)
            .describe('The key of the page it leads to.'),
          url: externalUrl()
            .optional()
            .describe('An address outside the site, for an external entry.'),
          external: z.boolean().default(false).describe('The entry leads out of the site, to url.'),
        })
        .superRefine((item, context) => {
          if (item.external ? !item.url : !item.route) {
            context.addIssue({
              code: 'custom',
              path: ['id'],
              message: item.external
                ? 'an external entry needs the field "url"'
                : 'an entry needs the field "route"',
            })
          }
        })
    )
    .min(1)
    .superRefine(checkLinkedOnce)
    .describe('The entries, from left to right.'),
})

/** The part of a menu entry that decides where it leads. */
type Linked = { route?: string | undefined; children?: Linked[] }

/** Reports the second link of a menu to one page. A panel has a button to the page of its entry. */
function checkLinkedOnce(items: Linked[], context: z.RefinementCtx) {
  const linked = new Set<string>()
  const check = (entries: Linked[], path: (string | number)[]) => {
    for (const [index, { route, children = [] }] of entries.entries()) {
      const at = [...path, index]
      if (route && linked.has(route)) {
        context.addIssue({
          code: 'custom',
          path: [...at, 'route'],
          message: `the menu leads to "${route}" already`,
        })
      }
      if (route) linked.add(route)
      check(children, [...at, 'children'])
    }
  }
  check(items, [])
}

/** An entry of a menu; the footer's entries have no children. */
type MenuItem = {
  id: string
  title: string
  route?: string
  url?: string
  external?: boolean
  description?: string
  text_overview?: string
  card_link?: string
  card_text?: string
  info?: boolean
  tool?: boolean
  children?: MenuItem[]
} & WithLang

/** A menu entry with its position in the tree. */
type PlacedItem = { key: string; parent: string | null; position: number; item: MenuItem }

function placeItems(
  menu: string,
  items: readonly MenuItem[],
  parent: string | null = null
): PlacedItem[] {
  return items.flatMap((item, position) => {
    const key = `${parent ?? menu}.${item.id}`
    return [{ key, parent, position, item }, ...placeItems(menu, item.children ?? [], key)]
  })
}

/** Both menus share the same tables. */
function menuTables(menu: string): RecordTable<{ items: MenuItem[] }>[] {
  return [
    recordTable(
      'navigation_items',
      ['key'],
      (records) => records.flatMap(({ source }) => itemRows(menu, source.items)),
      { keepRow: true }
    ),
    recordTable('navigation_item_translations', ['item_key', 'locale'], (records) =>
      records.flatMap(({ languages }) =>
        [...languages].flatMap(([locale, { items }]) => textRows(menu, locale, items))
      )
    ),
  ]
}

function itemRows(menu: string, items: readonly MenuItem[]): LoadedRow<'navigation_items'>[] {
  return placeItems(menu, items).map(({ key, parent, position, item }) => ({
    key,
    menu,
    parent_key: parent,
    position,
    route: item.route ?? null,
    url: item.url ?? null,
    external: item.external ?? false,
    info: item.info ?? false,
    tool: item.tool ?? false,
    card_link: item.card_link ?? null,
  }))
}

function textRows(
  menu: string,
  locale: Locale,
  items: readonly MenuItem[]
): LoadedRow<'navigation_item_translations'>[] {
  return placeItems(menu, items).map(({ key, item }) => ({
    item_key: key,
    locale,
    title: item.title,
    description: item.description ?? null,
    text_overview: item.text_overview ?? null,
    card_text: item.card_text ?? null,
    lang: item.lang ? toJson(item.lang) : null,
  }))
}

/** resources/content/navigation/main: the header's menu, with at most one level of children. */
export const mainNavigation = defineRecord({
  folder: 'navigation/main',
  schema: mainNavigationSchema,
  languages: 'all',
  tables: menuTables('main'),
})

/** resources/content/navigation/footer: the row of links at the very end of each page. */
export const footerNavigation = defineRecord({
  folder: 'navigation/footer',
  schema: footerNavigationSchema,
  languages: 'all',
  tables: menuTables('footer'),
})
