import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isCrossSite } from '#forms/cross_site'
import { type Refusal, refused } from '#forms/form_exception'
import { LOCALE_FIELD } from '#shared/form_guard'
import { isLocale } from '#shared/locales'

/** How a form's fields may be sent. */
const TYPES = {
  json: /^application\/json\s*(;|$)/i,
  urlencoded: /^application\/x-www-form-urlencoded\s*(;|$)/i,
  multipart: /^multipart\/form-data\s*;/i,
}

export type FormOptions = {
  types: (keyof typeof TYPES)[]
  /** Whether others may send it: its address is a secret. */
  crossSite?: boolean
}

/**
 * Lets a form's fields through, if they come from this site in a form that is expected, and reads
 * them: no other address of the site reads a body. Files are thrown away. Nobody keeps an answer.
 */
export default class FormMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { types, crossSite }: FormOptions) {
    const { request, response } = ctx
    response.header('Cache-Control', 'no-store')
    if (!crossSite && isCrossSite(request)) throw refused('cross_site')
    const type = request.header('content-type') ?? ''
    if (!types.some((name) => TYPES[name].test(type))) throw refused('wrong_type')
    await readFields(ctx)
    const locale: unknown = request.input(LOCALE_FIELD)
    if (isLocale(locale)) ctx.locale = locale
    return next()
  }
}

/** What the parser throws is the sender's fault: too long, in no known encoding, or broken. */
async function readFields(ctx: HttpContext) {
  const parser = await ctx.containerResolver.make(BodyParserMiddleware)
  try {
    await parser.handle(ctx, async () => {})
    if (TYPES.multipart.test(ctx.request.header('content-type') ?? '')) {
      await ctx.request.multipart.process()
    }
  } catch (error) {
    throw refused(refusalOf(error as { status?: number }))
  }
}

function refusalOf({ status }: { status?: number }): Refusal {
  if (status === 413) return 'too_large'
  return status === 415 ? 'wrong_type' : 'unreadable'
}
