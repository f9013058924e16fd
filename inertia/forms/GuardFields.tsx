import { HONEYPOT_FIELD, KEY_FIELD, LOCALE_FIELD, TOKEN_FIELD } from '#shared/forms/form_guard'
import { useShared } from '~/context/useShared'

/**
 * Hidden fields of a form: the language of the response, the token with the time at which the
 * visitor began, the idempotency key and the honeypot. The key is set on submission, so that the
 * cached page is the same for everyone.
 */
export function GuardFields({ token }: { token: string }) {
  const { locale } = useShared()
  return (
    <>
      <input type="hidden" name={LOCALE_FIELD} value={locale} />
      <input type="hidden" name={TOKEN_FIELD} value={token} />
      <input type="hidden" name={KEY_FIELD} value="" />
      <div aria-hidden="true" className="sr-only">
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
