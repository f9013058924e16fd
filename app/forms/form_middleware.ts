import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { BODY_LIMITS } from '#config/bodyparser'
import { isCrossSite } from '#forms/cross_site'
import { type Refusal, refused } from '#forms/form_exception'
import { readMultipart } from '#forms/multipart'
import { LOCALE_FIELD } from '#shared/forms/form_guard'
import { isLocale } from '#shared/locales'

const TYPES = {
  json: /^application\/json\s*(;|$)/i,
  urlencoded: /^application\/x-www-form-urlencoded\s*(;|$)/i,
  multipart: /^multipart\/form-data\s*;/i,
}

type FormType = keyof typeof TYPES

type FormOptions = {
  types: FormType[]
  /** Whether cross-site submissions are allowed: the URL is a secret. */
  crossSite?: boolean
}

/**
 * Reads the fields of a form. Rejects cross-site submissions, other content types and large bodies.
 * Only routes with this middleware read a body. Files are discarded; responses are not cached.
 */
export default class FormMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { types, crossSite }: FormOptions) {
    const { request, response } = ctx
    response.header('Cache-Control', 'no-store')
    if (!crossSite && isCrossSite(request)) throw refused('cross_site')
    const type = request.header('content-type') ?? ''
    const sent = types.find((name) => TYPES[name].test(type))
    if (!sent) throw refused('wrong_type')
    await readFields(ctx, sent)
    const locale: unknown = request.input(LOCALE_FIELD)
    if (isLocale(locale)) ctx.locale = locale
    return next()
  }
}

/**
 * Reads the fields. A body that announces too many bytes is rejected unread. A body that was read
 * completely keeps the connection open.
 */
async function readFields(ctx: HttpContext, type: FormType) {
  const { request } = ctx
  const { response } = ctx.response
  if (Number(request.header('content-length')) > BODY_LIMITS[type]) throw refused('too_large')
  if (request.header('expect')) response.writeContinue()
  if (type === 'multipart') request.setInitialBody(await readMultipart(request.request))
  else await parseBody(ctx)
  if (request.request.complete && response.shouldKeepAlive) response.removeHeader('Connection')
}

/** Errors of the parser are the sender's fault: too long, an unknown encoding, or malformed. */
async function parseBody(ctx: HttpContext) {
  const parser = await ctx.containerResolver.make(BodyParserMiddleware)
  try {
    await parser.handle(ctx, async () => {})
  } catch (error) {
    throw refused(refusalOf(error as { status?: number }))
  }
}

function refusalOf({ status }: { status?: number }): Refusal {
  if (status === 413) return 'too_large'
  return status === 415 ? 'wrong_type' : 'unreadable'
}
