import { stringify } from 'yaml'
import { z } from 'zod'
import { countries } from '#contact/countries'
import { type Block, blockSchema, blockToProps } from '#content/blocks/blocks'
import type { PageContext } from '#content/pages/context'
import { definePage } from '#content/pages/define_page'
import {
  contactId,
  date,
  externalUrl,
  id,
  imageFile,
  markdown,
  publishedFile,
  routeKey,
  text,
} from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'
import { isRecord } from '#shared/is_record'
import { ROUTES } from '#shared/routes'

/** Components that are no blocks, in the order of the page. */
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
  'forms',
  'gallery',
  'carousel',
  'slider',
  'events',
  'info_card',
  'map',
  'modal',
  'notice',
  'toast',
  'not_found',
] as const

/** The name of a section, and of its demonstration on the page. */
export type SectionId = (typeof SECTIONS)[number]

const optionSchema = z.strictObject({ id: id(), label: text() })

/** The words of every form field in every state, and of a form that works. */
const formsSchema = z.strictObject({
  states: z.strictObject({
    empty: text(),
    filled: text(),
    hint: text(),
    error: text(),
    disabled: text(),
    required: text(),
    long: text(),
  }),
  labels: z.strictObject({
    text: text(),
    textarea: text(),
    select: text(),
    combobox: text(),
    checkbox: text(),
    radio: text(),
  }),
  hint: text(),
  error: text(),
  long_label: text(),
  value: text(),
  options: z.array(optionSchema).min(2),
  sample: z.strictObject({
    title: text(),
    labels: z.strictObject({
      name: text(),
      email: text(),
      country: text(),
      person: text(),
      message: text(),
      policy: text(),
    }),
    /** Contact persons by id, one of them unknown. */
    persons: z.array(optionSchema).min(2),
    submit: text(),
  }),
})

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
  events: z
    .array(
      z.strictObject({
        id: id(),
        title: text(),
        text: text().optional(),
        place: text(),
        starts_on: date(),
        days: text(),
        route: routeKey().optional(),
      })
    )
    .min(2),
  places: z
    .array(
      z.strictObject({
        id: id(),
        title: text(),
        text: text(),
        icon: imageFile().optional(),
        position: z.strictObject({ latitude: z.number(), longitude: z.number() }),
      })
    )
    .min(2),
  forms: formsSchema,
})

/** Adds the YAML source of an example's blocks, which the page shows beside them. */
function withYaml(example: unknown): unknown {
  return isRecord(example) ? { ...example, yaml: stringify(example.blocks) } : example
}

/** Blocks, rendered and as YAML. */
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

const toOption = ({ id: value, label }: z.output<typeof optionSchema>) => ({ value, label })

function toForms(forms: z.output<typeof formsSchema>, { locale }: PageContext) {
  return {
    ...forms,
    options: forms.options.map(toOption),
    countries: countries(locale).map(({ name }) => ({ value: name, label: name })),
    sample: { ...forms.sample, persons: forms.sample.persons.map(toOption) },
  }
}

function toSample(sample: DesignsystemContent['sample'] & WithLang, context: PageContext) {
  const { contact_person_id, ...shown } = sample
  return {
    ...shown,
    rich_text: context.html(sample.rich_text),
    image: context.images(sample.image),
    icon: context.image(sample.icon),
    file: context.file(sample.file),
    contact: context.contact(contact_person_id),
    events: sample.events.map(({ route, ...event }) => ({
      ...event,
      route: route ?? null,
      link: null,
    })),
    tiles: context.services.tileService,
    places: sample.places.map((place: (typeof sample.places)[number] & WithLang) => ({
      ...place,
      icon: place.icon ? context.image(place.icon) : undefined,
    })),
    forms: toForms(sample.forms, context),
  }
}

/** Every component in every state (specification §2 "Designsystem"). */
export const designsystemIndex = definePage({
  texts: [
    'blocks.',
    'contact.',
    'forms.',
    'global.components.',
    'global.toast.',
    'map.',
    'records.event.save',
  ],
  routes: [ROUTES.contact],
  data: designsystemSchema,
  anchors: ({ sections, examples }) => [...sections, ...examples].map(({ id: part }) => part),
  toProps: ({ sample, examples, ...words }, context) => ({
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
