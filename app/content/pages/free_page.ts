import { z } from 'zod'
import { definePage } from '#content/pages/define_page'

/** A free content page, which consists of blocks only, with a bar of links to them if they are many. */
export const freePage = definePage({
  texts: ['records.ui.on_this_page'],
  data: z.strictObject({}).default({}),
  toProps: () => ({}),
})

/** A free page for reference, such as a glossary, with a bar of links to its titled blocks. */
export const sectionsPage = definePage({
  texts: ['records.ui.on_this_page', 'search.field', 'search.submit'],
  data: z
    .strictObject({
      glossary: z
        .boolean()
        .optional()
        .describe('Whether headings in texts are terms, whose explanations are collapsed.'),
      questions: z
        .boolean()
        .optional()
        .describe('Whether the page begins with a field that searches the questions of the site.'),
    })
    .default({}),
  toProps: ({ glossary, questions }) => ({ glossary, questions }),
})
