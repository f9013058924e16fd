import type { HttpContext } from '@adonisjs/core/http'
import { createPageContext } from '#content/pages/create_context'
import { NotFoundException } from '#content/pages/exceptions'
import { groupByKind, type Hit, lookupsOf, toHitGroup } from '#search/hits'
import { searchIndex } from '#search/indexes'
import { tidyQuery } from '#search/query'
import { isLocale } from '#shared/locales'

/** The maximum number of suggestions. */
const MAX_SUGGESTIONS = 8

/** Returns suggestions while a visitor types, grouped by kind. */
export type Suggestions = Hit[]

export default class SuggestionsController {
  /** Responses are not cached and queries are not counted, as a query may be incomplete. */
  async index({ params, request, response }: HttpContext): Promise<Suggestions> {
    if (!isLocale(params.locale)) throw new NotFoundException()
    response.header('X-Robots-Tag', 'noindex')
    const asked: unknown = request.qs().q
    const q = typeof asked === 'string' ? tidyQuery(asked) : ''
    if (q === '') return []
    const found = (await searchIndex(params.locale)).search(q)
    const groups = groupByKind(found)
    const context = await createPageContext(params.locale, lookupsOf(groups))
    return groups.flatMap((group) => toHitGroup(group, context).hits).slice(0, MAX_SUGGESTIONS)
  }
}
