import { CountryField } from '~/contact/form/CountryField'
import type { CountryOption } from '~/contact/form/countryOptions'
import type { ContactFieldProps } from '~/contact/form/useContactForm'
import { useText } from '~/context/useText'
import { EmailField } from '~/forms/fields/EmailField'
import { TextArea } from '~/forms/fields/TextArea'
import { TextField } from '~/forms/fields/TextField'

/**
 * The message, and the fields that are required of every request (specification §5): who writes,
 * and the address.
 */
export function ContactFields({ field, postcode, countries }: ContactFieldsProps) {
  const t = useText()
  return (
    <>
      <TextArea {...field('message')} />
      <div className={COLUMNS}>
        <TextField {...field('name')} required autoComplete="name" />
        <EmailField {...field('email')} required />
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-4 text-h3 font-semibold">{t('contact.address')}</legend>
        <div className={COLUMNS}>
          <div className="row-span-3 grid grid-rows-subgrid md:col-span-2">
            <TextField
              {...field('company')}
              required
              hint={t('contact.form.company_hint')}
              autoComplete="organization"
            />
          </div>
          <TextField {...field('street')} required autoComplete="address-line1" />
          <div className="field-pair grid grid-cols-words gap-x-4 gap-y-2 md:contents">
            <TextField {...postcode()} required autoComplete="postal-code" />
            <TextField {...field('city')} required autoComplete="address-level2" />
          </div>
          <CountryField
            {...field('country')}
            required
            options={countries}
            autoComplete="country-name"
          />
        </div>
      </fieldset>
    </>
  )
}

/** The classes of fields in two columns, each of which takes three rows. */
export const COLUMNS = 'grid gap-x-8 gap-y-2 md:grid-cols-2'

type ContactFieldsProps = Pick<ContactFieldProps, 'field' | 'postcode'> & {
  countries: readonly CountryOption[]
}
