import type { HttpContext } from '@adonisjs/core/http'
import { noticeUrl } from '#forms/notices'
import { confirmSubscription, type LinkState, linkState } from '#newsletter/confirmation'
import { renderStep } from '#newsletter/newsletter_pages'

/** The step for each state of a confirmation link. */
const STEPS = {
  open: 'confirm',
  used: 'used',
  expired: 'expired',
  unknown: 'unknown',
} as const satisfies Record<LinkState, string>

export default class NewsletterConfirmationController {
  /** Shows the confirmation button. Changes nothing, because mail scanners follow links too. */
  async show(ctx: HttpContext) {
    return renderStep(ctx, STEPS[await linkState(ctx.params.token)])
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
