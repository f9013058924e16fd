import { z } from 'zod'
import { Card } from '#content/blocks/card'
import { ContactPerson } from '#content/blocks/contact_person'
import { type BlockProps, blockPropsBy, defineBlock } from '#content/blocks/define_block'
import { Image } from '#content/blocks/image'
import { InfoBox } from '#content/blocks/info_box'
import { Text } from '#content/blocks/text'

/** The blocks that each column may contain (specification §2 "Two-column layout"). */
const leftBlocks = { Text, Image }
const rightBlocks = { Text, InfoBox, Card, ContactPerson }

/** The props of the components in each column. */
export type LeftBlock = BlockProps<typeof leftBlocks>
export type RightBlock = BlockProps<typeof rightBlocks>

const columns = defineBlock('SectionAside', {
  fields: {
    left: z
      .array(z.discriminatedUnion('type', [Text.schema, Image.schema]))
      .default([])
      .describe('The matter: blocks of the type Text or Image.'),
    right: z
      .array(
        z.discriminatedUnion('type', [
          Text.schema,
          InfoBox.schema,
          Card.schema,
          ContactPerson.schema,
        ])
      )
      .default([])
      .describe('What goes with it: blocks of the type Text, InfoBox, Card or ContactPerson.'),
  },
  toProps: (content, context) => ({
    ...content,
    left: content.left.map((block) => blockPropsBy(leftBlocks, block, context)),
    right: content.right.map((block) => blockPropsBy(rightBlocks, block, context)),
  }),
  texts: ContactPerson.texts,
})

/** Blocks in two columns: the main content on the left, supplementary blocks on the right. */
export const SectionAside = {
  ...columns,
  schema: columns.schema.superRefine(({ left, right }, context) => {
    if (left.length + right.length > 0) return
    context.addIssue({
      code: 'custom',
      path: ['left'],
      message: 'a SectionAside needs a block in "left" or in "right"',
    })
  }),
}
