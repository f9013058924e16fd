import { defineBlock } from '#content/blocks/define_block'
import { infoBoxFields, infoBoxToProps } from '#content/blocks/info_box'

/** The info box as a section of its own, over the full width (specification §2 "Content blocks"). */
export const SectionInfoBox = defineBlock('SectionInfoBox', {
  fields: infoBoxFields,
  toProps: infoBoxToProps,
})
