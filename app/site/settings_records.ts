import { z } from 'zod'
import { defineRecord, type RecordVersions, recordTable } from '#content/schema/define_record'
import { externalUrl, id, imageFile, markdown, text } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'
import { toJson } from '#database/stored_values'

const settingsSchema = z.strictObject({
  /** The product's name: closes each page title. */
  name: z.string().min(1),
  /** The separate product platform, opened in a new tab. */
  platform_link: externalUrl(),
  footer: z.strictObject({
    info_text: markdown(),
    social: z.array(
      z.strictObject({
        id: id(),
        /** The network's own name. */
        title: z.string().min(1),
        link: externalUrl(),
        icon: z.array(imageFile()).min(1),
      })
    ),
  }),
  newsletter_info: markdown(),
  /** Shown on English pages until dismissed. */
  toast: z.strictObject({ text: text(), link: externalUrl(), link_text: text() }),
})

/** What the site says of itself on every page. */
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
