import type { HttpContext } from '@adonisjs/core/http'
import { noticeUrl } from '#forms/notices'
import { confirmSubscription, linkState } from '#newsletter/confirmation'
import { renderStep } from '#newsletter/render_step'

export default class NewsletterConfirmationController {
  /** Shows the confirmation button. Changes nothing, because mail scanners follow links too. */
  async show(ctx: HttpContext) {
    const state = await linkState(ctx.params.token)
    return renderStep(ctx, state === 'open' ? 'confirm' : state)
  }

  /** Confirms the subscription, and redirects to the page of the sign-up. */
  async store(ctx: HttpContext) {
    const path = await confirmSubscription(ctx.params.token)
    if (path === undefined) return this.show(ctx)
    const { response } = ctx
    response.header('Referrer-Policy', 'no-referrer')
    return response.redirect().status(303).toPath(noticeUrl(path, 'newsletter_confirmed'))
  }
}
