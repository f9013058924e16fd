import type { ContactRequest } from '#contact/contact_request'
import { findContactRequests } from '#contact/contact_requests'
import { toCsv } from '#forms/csv'
import { contactFormSchema } from '#shared/forms/contact_form'

const FIELDS = Object.keys(contactFormSchema.shape).filter((field) => field !== 'data_policy')

/** The columns of the export, named like the fields. */
const COLUMNS = [
  'code',
  'created_at',
  'locale',
  ...FIELDS,
  'country_code',
  'is_suspected',
  'spam_signals',
  'concern',
] as (keyof ContactRequest['fields'])[]

/** Exports all contact requests as CSV, newest first. */
export async function exportContactRequests(): Promise<string> {
  const requests = await findContactRequests()
  return toCsv(
    COLUMNS,
    requests.map(({ fields }) => COLUMNS.map((column) => fields[column]))
  )
}
