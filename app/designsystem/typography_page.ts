import { z } from 'zod'
import { definePage } from '#content/pages/define_page'
import { text } from '#content/schema/fields'
import { LOCALES } from '#shared/locales'

const typographySchema = z.strictObject({
  scale_title: text(),
  scale_sample: text(),
  weights_title: text(),
  weights_sample: text(),
  figures_title: text(),
  figures_text: text().optional(),
  figures: z.array(z.string()).min(1),
  compounds_title: text(),
  compounds_text: text().optional(),
  scripts_title: text(),
  scripts_text: text().optional(),
  /** A sentence with the letters of its language, a quotation and its longest words: never translated. */
  scripts: z.array(
    z.strictObject({
      id: z.enum(LOCALES),
      sentence: z.string(),
      quotation: z.string(),
      compound: z.string(),
    })
  ),
})

/** The type scale in every language and script (specification §2 "Designsystem"). */
export const designsystemTypography = definePage({
  data: typographySchema,
  anchors: () => ['scale', 'weights', 'figures', 'compounds', 'scripts'],
  toProps: (typography) => ({
    typography,
  }),
})
