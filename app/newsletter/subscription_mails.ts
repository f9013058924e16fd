import { appUrl } from '#config/app'
import { contactRecipient, sender } from '#config/mail'
import { contactDetails } from '#contact/contact_details'
import type { NewsletterSubscription } from '#newsletter/newsletter_subscription'
import { unsubscribePath } from '#newsletter/unsubscription'
import { composeMail } from '#outbox/compose_mail'
import type { Mail } from '#outbox/mail'
import { translate } from '#texts/translate'

type Recipient = Pick<NewsletterSubscription, 'id' | 'email' | 'locale'>

/** Composes the mail that asks for confirmation. It contains no advertising. */
export async function confirmationMail(recipient: Recipient, token: string): Promise<Mail> {
  const { locale } = recipient
  const t = (key: 'subject' | 'asked' | 'confirm' | 'expires' | 'not_you') =>
    translate(locale, `mails.newsletter_confirmation.${key}`, { company: sender.name })
  return {
    ...envelope(recipient),
    kind: 'newsletter_confirmation',
    subject: t('subject'),
    ...(await composeMail({
      locale,
      heading: t('subject'),
      preview: t('asked'),
      paragraphs: [t('asked')],
      action: {
        label: t('confirm'),
        url: `${appUrl}/${locale}/newsletter/confirm/${token}`,
      },
      facts: await contactDetails(locale),
      notes: [t('expires'), t('not_you'), appUrl],
    })),
  }
}

/** Composes the mail for an address that is subscribed already. */
export async function knownMail(recipient: Recipient): Promise<Mail> {
  const { locale } = recipient
  const t = (key: 'subject' | 'text') =>
    translate(locale, `mails.newsletter_known.${key}`, { company: sender.name })
  return {
    ...envelope(recipient),
    kind: 'newsletter_known',
    subject: t('subject'),
    ...(await composeMail({
      locale,
      heading: t('subject'),
      preview: t('text'),
      paragraphs: [t('text')],
      action: {
        label: translate(locale, 'newsletter.step.unsubscribe.button'),
        url: appUrl + unsubscribePath(recipient),
      },
      facts: await contactDetails(locale),
      notes: [appUrl],
    })),
  }
}

/** Returns the common headers of newsletter mails, which let mail programs offer to unsubscribe. */
function envelope(recipient: Recipient) {
  return {
    about: recipient.id,
    to: { name: '', address: recipient.email },
    replyTo: contactRecipient,
    headers: {
      'List-Unsubscribe': `<${appUrl}${unsubscribePath(recipient)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  }
}
