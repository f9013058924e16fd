import { z } from 'zod'
import { contactId, date, text } from '#content/schema/fields'
import { postalAddress } from '#content/schema/postal_address'

/** The data of a job's page. */
export const jobSchema = z
  .strictObject({
    title: text(),
    text: text(),
    place: text(),
    /** The works where one starts work, if it is one. */
    addresses: z.array(postalAddress).default([]),
    type: z.enum(['full_time', 'part_time', 'apprenticeship']),
    /** When it starts, in words. */
    start: text(),
    /** Gross, in euros. */
    pay: z.strictObject({
      min: z.number().positive(),
      max: z.number().positive(),
      per: z.enum(['year', 'month', 'hour']),
    }),
    published_on: date(),
    /** The last day it is offered; afterwards its page is gone. */
    valid_through: date(),
    contact: contactId(),
  })
  .refine(({ pay }) => pay.min <= pay.max, {
    path: ['pay', 'min'],
    message: 'the lowest pay is not above the highest',
  })

export type JobData = z.output<typeof jobSchema>
