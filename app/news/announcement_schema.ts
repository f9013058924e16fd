import { z } from 'zod'
import { date, imageFile, text } from '#content/schema/fields'

/** The data of an announcement's page. */
export const announcementSchema = z.strictObject({
  title: text(),
  text: text(),
  published_on: date(),
  image: imageFile().optional(),
})

export type AnnouncementData = z.output<typeof announcementSchema>
