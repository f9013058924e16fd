import { useEffect, useRef, useState } from 'react'
import { ORIGINS, SECTORS, WISHES } from '#shared/forms/contact_form'
import { COLUMNS } from '~/contact/form/ContactFields'
import type { ContactFieldProps } from '~/contact/form/useContactForm'
import { useText } from '~/context/useText'
import { Checkbox } from '~/forms/fields/Checkbox'
import { FieldGroup } from '~/forms/fields/FieldGroup'
import { Select } from '~/forms/fields/Select'
import { TextField } from '~/forms/fields/TextField'
import { Disclosure } from '~/ui/dialog/Disclosure'

/** The fields in the disclosure. */
const FIELDS = ['phone', 'department', 'sector', 'origin', ...WISHES] as const

/**
 * The optional fields (specification §3 "Contact form"), in a disclosure that is open if one of
 * them has a value or an error: entered before, restored from a draft or refused.
 */
export function OptionalFields({ field, box }: Pick<ContactFieldProps, 'field' | 'box'>) {
  const t = useText()
  const content = useRef<HTMLDivElement>(null)
  const sectors = SECTORS.map((value) => ({ value, label: t(`contact.form.sector.${value}`) }))
  const origins = ORIGINS.map((value) => ({ value, label: t(`contact.form.origin.${value}`) }))
  const isNeeded = FIELDS.some((name) => {
    const { error, defaultValue = '' } = field(name)
    return error || !['', 'false'].includes(defaultValue)
  })
  /** An error that goes while one types does not close it again. */
  const [open] = useState(isNeeded)

  useEffect(() => {
    const controller = new AbortController()
    const show = () => content.current?.closest('details')?.setAttribute('open', '')
    if (isNeeded) show()
    content.current?.addEventListener('change', show, { signal: controller.signal })
    return () => controller.abort()
  }, [isNeeded])

  return (
    <Disclosure
      open={open}
      className="border-y border-hairline"
      summaryClassName="min-h-12 font-medium"
      summary={<span>{t('contact.form.more')}</span>}
    >
      <div ref={content} className="grid gap-6 pt-2 pb-6">
        <div className={COLUMNS}>
          <TextField {...field('phone')} type="tel" autoComplete="tel" />
          <TextField {...field('department')} />
          <Select {...field('sector')} options={sectors} />
          <Select {...field('origin')} options={origins} />
        </div>
        <div className={COLUMNS}>
          <FieldGroup label={t('contact.form.wish.whom')}>
            <Checkbox {...box('application_engineer')} />
            <Checkbox {...box('field_service')} />
            <Checkbox {...box('back_office')} />
          </FieldGroup>
          <FieldGroup label={t('contact.form.wish.how')}>
            <Checkbox {...box('per_phone')} />
            <Checkbox {...box('per_mail')} />
          </FieldGroup>
        </div>
      </div>
    </Disclosure>
  )
}
