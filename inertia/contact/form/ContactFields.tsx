import { ORIGINS, SECTORS } from '#shared/contact_form'
import { CountryField } from '~/contact/form/CountryField'
import type { CountryOption } from '~/contact/form/countryOptions'
import type { ContactFieldProps } from '~/contact/form/useContactForm'
import { useText } from '~/context/useText'
import { EmailField } from '~/forms/fields/EmailField'
import { Select } from '~/forms/fields/Select'
import { TextField } from '~/forms/fields/TextField'

/**
 * The fields for the visitor's name, address and contact details (specification §3 "Contact form").
 */
export function ContactFields({ field, postcode, countries }: ContactFieldsProps) {
  const t = useText()
  const sectors = SECTORS.map((value) => ({ value, label: t(`contact.form.sector.${value}`) }))
  const origins = ORIGINS.map((value) => ({ value, label: t(`contact.form.origin.${value}`) }))

  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 *:nth-last-[-n+2]:content-end">
      <TextField {...field('name')} required autoComplete="name" />
      <TextField {...field('department')} />
      <div className="md:col-span-2">
        <TextField
          {...field('company')}
          required
          hint={t('contact.form.company_hint')}
          autoComplete="organization"
        />
      </div>
      <TextField {...field('street')} required autoComplete="address-line1" />
      <TextField {...postcode()} required autoComplete="postal-code" />
      <TextField {...field('city')} required autoComplete="address-level2" />
      <CountryField
        {...field('country')}
        required
        options={countries}
        autoComplete="country-name"
      />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <EmailField {...field('email')} required />
      <Select {...field('sector')} options={sectors} />
      <Select {...field('origin')} options={origins} />
    </div>
  )
}

type ContactFieldsProps = Pick<ContactFieldProps, 'field' | 'postcode'> & {
  countries: readonly CountryOption[]
}
