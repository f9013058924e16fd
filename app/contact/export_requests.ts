import { findContactRequests } from '#contact/contact_requests'
import { toCsv } from '#forms/csv'
import { contactFormSchema } from '#shared/contact_form'

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
]

/** Exports all contact requests as CSV, newest first. */
export async function exportContactRequests(): Promise<string> {
  const requests = (await findContactRequests()).map((request) => request.serialize())
  return toCsv(
    COLUMNS,
    requests.map((request) => COLUMNS.map((column) => request[column]))
  )
}
