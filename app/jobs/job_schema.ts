import { z } from 'zod'
import { contactId, date, type FieldMeta, routeKey, text } from '#content/schema/fields'
import { postalAddress } from '#content/schema/postal_address'

/** The data of a job's page. */
export const jobSchema = z
  .strictObject({
    title: text().describe('What the job is called, with (m/w/d).'),
    text: text().describe('One or two sentences for the list of jobs.'),
    place: text().describe('Where the work is done, in words.'),
    addresses: z
      .array(postalAddress)
      .default([])
      .describe('The works where one starts work, if it is one.'),
    type: z.enum(['full_time', 'part_time', 'apprenticeship']).describe('How much one works.'),
    start: text().describe('When it starts, in words.'),
    pay: z
      .strictObject({
        min: z.number().positive().describe('The least.'),
        max: z.number().positive().describe('The most.'),
        per: z.enum(['year', 'month', 'hour']).describe('What the pay is for.'),
      })
      .describe('The range of pay, gross, in euros.'),
    published_on: date().describe('Since when the job is offered: a day like 2026-11-21.'),
    valid_through: date().describe('The last day it is offered; afterwards its page is gone.'),
    contact: contactId().describe('The id of the contact person who answers questions.'),
  })
  .refine(({ pay }) => pay.min <= pay.max, {
    path: ['pay', 'min'],
    message: 'the lowest pay is not above the highest',
  })

export type JobData = z.output<typeof jobSchema>

/** The data of the page of all jobs. */
export const jobsIndexSchema = z
  .strictObject({
    note: text()
      .optional()
      .meta({ perLocale: true } satisfies FieldMeta)
      .describe('In which languages the positions are described, where that is not this language.'),
    positions: z
      .array(
        z.strictObject({
          page: routeKey('Jobs/Show').describe('The key of the job’s page.'),
          title: text().describe('What the job is called.'),
          text: text().describe('One or two sentences.'),
          place: text().describe('Where the work is done, in words.'),
          start: text().describe('When it starts, in words.'),
        })
      )
      .optional()
      .meta({ perLocale: true } satisfies FieldMeta)
      .describe('What the list says of jobs whose pages are not in this language.'),
  })
  .default({})

declare module '#content/pages/page_data' {
  interface PageData {
    'Jobs/Show': JobData
  }
}
