import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isCrossSite } from '#contact/cross_site'
import { type Refusal, refuse } from '#contact/refusal'

/**
 * Lets only JSON from this site through to the contact API, and reads it: no other address of the
 * site reads a body. Nobody keeps an answer.
 */
export default class ContactApiMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    ctx.response.header('Cache-Control', 'no-store')
    const refusal = (await this.#check(ctx)) ?? (await this.#readBody(ctx))
    return refusal ? refuse(ctx, refusal) : next()
  }

  async #check({ request }: HttpContext): Promise<Refusal | undefined> {
    if (isCrossSite(request)) return 'cross_site'
    const type = request.header('content-type') ?? ''
    if (!/^application\/json\s*(;|$)/i.test(type)) return 'not_json'
  }

  /** What the parser throws is the sender's fault: too long, in no known encoding, or no JSON. */
  async #readBody(ctx: HttpContext): Promise<Refusal | undefined> {
    const parser = await ctx.containerResolver.make(BodyParserMiddleware)
    try {
      await parser.handle(ctx, async () => {})
    } catch (error) {
      const { status } = error as { status?: number }
      if (status === 413) return 'too_large'
      return status === 415 ? 'not_json' : 'invalid_id'
    }
  }
}
