import { stringify } from 'yaml'
import { z } from 'zod'
import { type Block, blockSchema, blockToProps } from '#content/blocks'
import {
  contactId,
  externalUrl,
  id,
  imageFile,
  markdown,
  publishedFile,
  routeKey,
  text,
} from '#content/fields'
import type { PageContext, WithLang } from '#content/page_context'
import { definePage } from '#content/pages/page_definition'
import { isRecord } from '#content/schema_walk'
import { LOCALES } from '#shared/locales'

/** What the page shows by itself, in this order: the components that are no blocks. */
const SECTIONS = [
  'colours',
  'spacing',
  'icons',
  'buttons',
  'toplines',
  'heroes',
  'rich_text',
  'cards',
  'contact_cards',
  'contact_states',
  'download_tiles',
  'gallery',
  'carousel',
  'modal',
  'toast',
  'not_found',
] as const

/** The name of a section, and of its demonstration on the page. */
export type SectionId = (typeof SECTIONS)[number]

/** The content that the components are shown with. */
const sampleSchema = z.strictObject({
  topline: text(),
  title: text(),
  text: text(),
  rich_text: markdown(),
  link_text: text(),
  route_id: routeKey(),
  external_link: externalUrl(),
  image: z.array(imageFile()).min(2),
  icon: imageFile(),
  file: publishedFile(['pdf', 'zip']),
  contact_person_id: contactId(),
  /** The words of a request that failed. */
  error: text(),
})

/**
 * Keeps the blocks of an example as the YAML that they are, before they are read as content: what
 * the page shows of its source is the source.
 */
function withYaml(example: unknown): unknown {
  return isRecord(example) ? { ...example, yaml: stringify(example.blocks) } : example
}

/** Blocks as visitors see them and as an editor writes them. */
const exampleSchema = z.preprocess(
  withYaml,
  z.strictObject({
    id: id(),
    title: text(),
    text: text().optional(),
    blocks: z.array(blockSchema).min(1),
    yaml: z.string().default('').meta({ derived: true }),
  })
)

const designsystemSchema = z.strictObject({
  contents_title: text(),
  /** The heading of what stands in the content file. */
  yaml_title: text(),
  sections: z.array(
    z.strictObject({ id: z.enum(SECTIONS), title: text(), text: text().optional() })
  ),
  sample: sampleSchema,
  examples: z.array(exampleSchema).min(1),
})

type DesignsystemContent = z.output<typeof designsystemSchema>
export type DesignsystemSection = DesignsystemContent['sections'][number] & WithLang
export type DesignsystemSample = ReturnType<typeof toSample>
export type DesignsystemExample = Omit<DesignsystemContent['examples'][number], 'blocks'> &
  WithLang & { blocks: Block[] }

function toSample(sample: DesignsystemContent['sample'] & WithLang, context: PageContext) {
  const { contact_person_id, ...shown } = sample
  return {
    ...shown,
    rich_text: context.html(sample.rich_text),
    image: context.images(sample.image),
    icon: context.image(sample.icon),
    file: context.file(sample.file),
    contact: context.contact(contact_person_id),
  }
}

/** Every component in every state (specification §2 "Designsystem"). */
export const designsystemIndex = definePage({
  data: designsystemSchema,
  load: ({ sample, examples, ...words }: DesignsystemContent & WithLang, context) => ({
    words,
    sample: toSample(sample, context),
    examples: examples.map(
      ({ blocks, ...example }): DesignsystemExample => ({
        ...example,
        blocks: blocks.map((block) => blockToProps(block, context)),
      })
    ),
  }),
})

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
  load: (typography): { typography: z.output<typeof typographySchema> & WithLang } => ({
    typography,
  }),
})
