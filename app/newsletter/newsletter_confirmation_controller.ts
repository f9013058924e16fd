import type { HttpContext } from '@adonisjs/core/http'
import { noticeUrl } from '#forms/notices'
import { confirmSubscription, type LinkState, linkState } from '#newsletter/confirmation'
import { renderStep } from '#newsletter/newsletter_pages'

/** The step that a confirmation link shows. */
const STEPS = {
  open: 'confirm',
  used: 'used',
  expired: 'expired',
  unknown: 'unknown',
} as const satisfies Record<LinkState, string>

export default class NewsletterConfirmationController {
  /** Asks whether to confirm: programs that check mails follow links, too, and must change nothing. */
  async show(ctx: HttpContext) {
    return renderStep(ctx, STEPS[await linkState(ctx.params.token)])
  }

  /** Confirms, and leads back to where the visitor signed up. */
  async store(ctx: HttpContext) {
    const path = await confirmSubscription(ctx.params.token)
    if (path === undefined) return this.show(ctx)
    const { response } = ctx
    response.header('Referrer-Policy', 'no-referrer')
    return response.redirect().status(303).toPath(noticeUrl(path, 'newsletter_confirmed'))
  }
}
