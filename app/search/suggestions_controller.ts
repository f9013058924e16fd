import type { HttpContext } from '@adonisjs/core/http'
import { createPageContext } from '#content/pages/create_context'
import { NotFoundException } from '#content/pages/exceptions'
import { groupByKind, type Hit, lookupsOf, toHitGroup } from '#search/hits'
import { searchIndex } from '#search/indexes'
import { tidyQuery } from '#search/query'
import { isLocale } from '#shared/locales'

/** How many are suggested: of a kind, and in all. */
const PER_KIND = 3
const IN_ALL = 8

/** What is suggested while somebody types: the hits of a kind stand together. */
export type Suggestions = Hit[]

export default class SuggestionsController {
  /** Nothing of it is counted or kept: a query is half a word here. */
  async index({ params, request, response }: HttpContext): Promise<Suggestions> {
    if (!isLocale(params.locale)) throw new NotFoundException()
    response.header('X-Robots-Tag', 'noindex')
    const asked: unknown = request.qs().q
    const q = typeof asked === 'string' ? tidyQuery(asked) : ''
    if (q === '') return []
    const found = (await searchIndex(params.locale)).search(q)
    const groups = groupByKind(found, PER_KIND)
    const context = await createPageContext(params.locale, lookupsOf(groups))
    return groups.flatMap((group) => toHitGroup(group, context).hits).slice(0, IN_ALL)
  }
}
