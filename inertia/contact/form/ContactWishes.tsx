import type { ContactFieldProps } from '~/contact/form/useContactForm'
import { useText } from '~/context/useText'
import { Checkbox } from '~/forms/fields/Checkbox'
import { FieldGroup } from '~/forms/fields/FieldGroup'

/**
 * The checkboxes for whom the visitor wishes to hear from, and how (specification §3 "Contact
 * form").
 */
export function ContactWishes({ box }: Pick<ContactFieldProps, 'box'>) {
  const t = useText()
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
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
  )
}
