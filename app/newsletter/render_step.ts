import type { HttpContext } from '@adonisjs/core/http'
import { formPageUrl } from '#content/pages/form_page'
import { ROUTES } from '#shared/routes'
import { translate } from '#texts/translate'

/**
 * The steps that mails link to, each with its status code. Steps with a button post to their own
 * URL.
 */
const STEPS = {
  confirm: { status: 200, button: 'mails.newsletter_confirmation.confirm' },
  used: { status: 410 },
  expired: { status: 410 },
  unknown: { status: 404 },
  unsubscribe: { status: 200, button: 'newsletter.step.unsubscribe.button' },
  unsubscribed: { status: 200 },
} as const

/** Renders a step of the newsletter. It is not a content page, and its URL is secret. */
export async function renderStep(ctx: HttpContext, name: keyof typeof STEPS) {
  const { inertia, response, locale } = ctx
  const step = STEPS[name]
  const text = name === 'unknown' ? 'expired' : name
  response.status(step.status)
  response.header('Cache-Control', 'no-store')
  response.header('Referrer-Policy', 'no-referrer')
  return inertia.render('Root/NewsletterStep', {
    title: translate(locale, `newsletter.step.${text}.title`),
    text: translate(locale, `newsletter.step.${text}.text`),
    button: 'button' in step ? translate(locale, step.button) : null,
    link:
      'button' in step
        ? null
        : {
            label: translate(locale, 'newsletter.form.title'),
            href: await formPageUrl(ROUTES.newsletter, locale),
          },
  })
}
