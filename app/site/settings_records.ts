import { z } from 'zod'
import { defineRecord, type RecordVersions, recordTable } from '#content/schema/define_record'
import { externalUrl, id, imageFile, markdown, text } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'
import { toJson } from '#database/stored_values'

const settingsSchema = z.strictObject({
  name: z.string().min(1).describe('The name of the company: it closes each page title.'),
  platform_link: externalUrl().describe('The product platform, which opens in a new tab.'),
  footer: z
    .strictObject({
      info_text: markdown().describe('Rich text in Markdown.'),
      social: z
        .array(
          z.strictObject({
            id: id().describe('The name of the entry; it never changes.'),
            title: z.string().min(1).describe('The network’s own name.'),
            link: externalUrl().describe('The address there.'),
            icon: z.array(imageFile()).min(1).describe('A drawing below resources/media.'),
          })
        )
        .describe('Social networks.'),
    })
    .describe('The footer of every page.'),
  newsletter_info: markdown().describe('What subscribers get, as rich text in Markdown.'),
  toast: z
    .strictObject({
      text: text().describe('What the hint says.'),
      link: externalUrl().describe('Where it leads.'),
      link_text: text().describe('The words of the link.'),
    })
    .describe('The hint on English pages, shown until it is dismissed.'),
})

/** Site-wide settings. */
export type Settings = z.output<typeof settingsSchema> & WithLang

/** resources/content/site/settings: name, footer, newsletter, toast (specification §3). */
export const settings = defineRecord({
  folder: 'site/settings',
  schema: settingsSchema,
  languages: 'all',
  tables: [
    recordTable('site_settings', ['locale'], (records: readonly RecordVersions<Settings>[]) =>
      records.flatMap(({ languages }) =>
        [...languages].map(([locale, content]) => ({ locale, content: toJson(content) }))
      )
    ),
  ],
})
