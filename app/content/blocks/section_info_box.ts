import { defineBlock } from '#content/blocks/define_block'
import { infoBoxFields, infoBoxToProps } from '#content/blocks/info_box'

/** The info box as a full-width section (specification §2 "Content blocks"). */
export const SectionInfoBox = defineBlock('SectionInfoBox', {
  fields: infoBoxFields,
  toProps: infoBoxToProps,
})
