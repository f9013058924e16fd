import type { WithLang } from '#content/schema/with_lang'
import { type Json, parseJson } from '#database/stored_values'

/**
 * The data that pages store, by component. A module declares those that other pages read, beside
 * their schema:
 *
 * @example
 * declare module '#content/pages/page_data' {
 *   interface PageData {
 *     'Jobs/Show': z.output<typeof jobSchema>
 *   }
 * }
 */
export interface PageData {}

/**
 * Parses the stored data of a page.
 *
 * @param _component gives the data its type
 */
export function pageData<Component extends keyof PageData>(
  _component: Component,
  json: Json<unknown>
): PageData[Component] & WithLang {
  return parseJson(json) as PageData[Component] & WithLang
}
