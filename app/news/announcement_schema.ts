import { z } from 'zod'
import { date, imageFile, text } from '#content/schema/fields'

/** The data of an announcement's page. */
export const announcementSchema = z.strictObject({
  title: text().describe('The headline.'),
  text: text().describe('One or two sentences for the list of announcements.'),
  published_on: date().describe('The day of the announcement, like 2026-11-21.'),
  image: imageFile(650)
    .optional()
    .describe('A picture below resources/media, at least 650 pixels wide.'),
})

export type AnnouncementData = z.output<typeof announcementSchema>

declare module '#content/pages/page_data' {
  interface PageData {
    'Announcements/Show': AnnouncementData
  }
}
