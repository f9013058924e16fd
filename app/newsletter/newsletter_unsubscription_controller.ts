import type { HttpContext } from '@adonisjs/core/http'
import { NotFoundException } from '#content/pages/exceptions'
import { renderStep } from '#newsletter/render_step'
import { isSubscribed, readUnsubscribeKey, unsubscribe } from '#newsletter/unsubscription'

export default class NewsletterUnsubscriptionController {
  /** Shows the unsubscription button. Changes nothing. */
  async show(ctx: HttpContext) {
    const id = readId(ctx)
    return renderStep(ctx, (await isSubscribed(id)) ? 'unsubscribe' : 'unsubscribed')
  }

  /** Unsubscribes, by the page's button or one click in a mail program (RFC 8058). */
  async store(ctx: HttpContext) {
    await unsubscribe(readId(ctx))
    return renderStep(ctx, 'unsubscribed')
  }
}

function readId({ params }: HttpContext): string {
  const id = readUnsubscribeKey(params.key)
  if (!id) throw new NotFoundException()
  return id
}
