import { HONEYPOT_FIELD, KEY_FIELD, LOCALE_FIELD, TOKEN_FIELD } from '#shared/form_guard'
import { useShared } from '~/context/useShared'

/**
 * What a form sends along unseen: the language of the answer, when the visitor began, the request's
 * key (set on sending, so that the page stays the same for everyone), and a field that only machines
 * fill in.
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
