import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { SentRequest } from '#contact/request_mails'
import { CONTACT_FORM_ANCHOR, ROUTES } from '#shared/routes'
import { useRoute } from '~/context/useRoute'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { hasModifierKey } from '~/ui/hasModifierKey'
import { Notice } from '~/ui/Notice'

/**
 * The confirmation that replaces a contact form after it was sent (specification §4 "Contact
 * form"): the request code, what happens next, the values that were sent, and a button to write
 * another request.
 */
export function ContactSent({ sent, answerTime, onAgain, ...notice }: ContactSentProps) {
  const t = useText()
  const { href } = useRoute()(ROUTES.contact, `#${CONTACT_FORM_ANCHOR}`)

  function writeAgain(event: MouseEvent) {
    if (hasModifierKey(event)) return
    event.preventDefault()
    onAgain()
  }

  return (
    <div className="grid gap-8">
      <Notice {...notice}>
        <span className="block">{t('contact.form.success')}</span>
        {sent && (
          <span className="mt-1 block">
            <span>{`${sent.code.label}: `}</span>
            <strong className="font-semibold whitespace-nowrap" translate="no">
              {sent.code.value}
            </strong>
          </span>
        )}
      </Notice>
      {(sent || answerTime) && (
        <div className="measure">
          <p>{answerTime}</p>
          <p>{sent?.next}</p>
        </div>
      )}
      {sent && (
        <div>
          <h3 className="mb-4 text-h3">{t('contact.form.sent')}</h3>
          <dl className="grid gap-x-8 border-t border-hairline sm:grid-cols-2">
            {sent.facts.map(({ label, value }) => (
              <div key={label} className="border-b border-hairline py-3">
                <dt className="text-sm text-steel">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {sent.message && (
              <div className="border-b border-hairline py-3 sm:col-span-2">
                <dt className="text-sm text-steel">{t('contact.form.label.message')}</dt>
                <dd className="measure whitespace-pre-line">{sent.message}</dd>
              </div>
            )}
          </dl>
        </div>
      )}
      <p className="print:hidden">
        <Button page={href} variant="outline" size="lg" onClick={writeAgain}>
          {t('contact.form.again')}
        </Button>
      </p>
    </div>
  )
}

type ContactSentProps = Omit<ComponentProps<typeof Notice>, 'children'> & {
  /** Null if the server's response did not have it. */
  sent: SentRequest | null
  /** How soon requests are usually answered. */
  answerTime: ReactNode
  onAgain: () => void
}
