import type { MouseEvent } from 'react'
import type { ConcernProps } from '#contact/contact_page'
import { CONCERN_FIELD, REMOVE_CONCERN_FIELD } from '#shared/concern'
import { CONTACT_FORM_ANCHOR } from '#shared/routes'
import { CONTACT_URL } from '~/contact/form/useContactForm'
import { langOf } from '~/context/langOf'
import { useHydrated } from '~/context/useHydrated'
import { useText } from '~/context/useText'
import { Picture } from '~/media/Picture'

/**
 * What a request is about, if a link to the form has named something: its picture, its name, a link
 * to where it was chosen, and a button that removes it. The form sends it along. Without JavaScript,
 * where there is no draft, its values are preserved: the link opens a new tab, and the button
 * submits the form.
 */
export function ContactConcern({ concern, onRemove }: ContactConcernProps) {
  const t = useText()
  const isHydrated = useHydrated()
  const { label, title, details, image, hex, href, query } = concern
  return (
    <div className="flex items-center gap-4 bg-sand p-4 max-xs:flex-wrap sm:gap-6">
      <input type="hidden" name={CONCERN_FIELD} value={query} />
      {image && (
        <Picture image={image} sizes="64px" className="size-16 shrink-0 bg-paper object-cover" />
      )}
      {hex && (
        <svg aria-hidden="true" viewBox="0 0 1 1" className="size-16 shrink-0">
          <path fill={hex} d="M0 0h1v1H0z" />
        </svg>
      )}
      <div className="min-w-0 grow max-xs:basis-full">
        <p className="text-sm text-steel">{`${t('contact.form.concern')}: ${label}`}</p>
        <p className="font-semibold" lang={langOf(concern, 'title')}>
          {title}
        </p>
        {details && <p className="text-sm first-letter:uppercase">{details}</p>}
        <p className="flex flex-wrap gap-x-4 text-sm print:hidden">
          <a href={href} target={isHydrated ? undefined : '_blank'} className="text-link">
            <span>{t('adviser.ui.change')}</span>
            <span className="sr-only">{`: ${label}, ${title}`}</span>
            {!isHydrated && <span>{` (${t('global.opens_in_new_tab')})`}</span>}
          </a>
          <button
            type="submit"
            name={REMOVE_CONCERN_FIELD}
            value="1"
            formAction={`${CONTACT_URL}#${CONTACT_FORM_ANCHOR}`}
            formNoValidate
            onClick={onRemove}
            className="text-link"
          >
            <span>{t('material_list.ui.remove')}</span>
            <span className="sr-only">{`: ${label}, ${title}`}</span>
          </button>
        </p>
      </div>
    </div>
  )
}

type ContactConcernProps = {
  concern: ConcernProps
  onRemove: (event: MouseEvent) => void
}
