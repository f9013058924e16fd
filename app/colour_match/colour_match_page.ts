import { z } from 'zod'
import {
  type CatalogueContent,
  type Colour,
  catalogueContent,
  type Decor,
} from '#catalogue/catalogue_queries'
import type { Cielab } from '#catalogue/colours/cielab'
import { countGroupsBy } from '#catalogue/profile_queries'
import { DECOR_GROUPS } from '#catalogue/vocabulary'
import { type ColourEntry, colourIn, formatEntry } from '#colour_match/colour_entry'
import type { Match } from '#colour_match/colour_match'
import { findNamedColours, type NamedColour } from '#colour_match/named_colour'
import type { PageContext } from '#content/pages/context'
import { definePage } from '#content/pages/define_page'
import { urlParameter } from '#content/pages/url_parameter'
import { toThumbnail } from '#media/pictures/thumbnail'
import { ROUTES } from '#shared/routes'
import { type Measures, measuresOf } from '#texts/measures'

/** The maximum length of a typed colour. */
const MAX_LENGTH = 60

/** The example of CIELAB values in the form. */
const EXAMPLE: Cielab = { l: 74.8, a: 2.4, b: 16.1 }

/** A typed colour, normalised if it is a value; else perhaps a number or name. */
type TypedColour = { text: string; entry: ColourEntry | undefined }

/**
 * The URL parameters of a decor or any colour: `?decor=oak_mist`, `?colour=%23c8b79c`, `?colour=104`.
 */
const matchParameters = z.object({
  decor: urlParameter(z.string().min(1).max(MAX_LENGTH)),
  colour: urlParameter(
    z.string().transform((typed): TypedColour | undefined => {
      const text = typed.trim().slice(0, MAX_LENGTH)
      const entry = colourIn(text)
      return text === '' ? undefined : { text: entry ? formatEntry(entry) : text, entry }
    })
  ),
})

/** The colour that finishes are matched to. */
type Wanted = { title: string; lang?: string; lab: Cielab; hex: string; decor?: Decor }

/** A colour of the palette, and the number of groups that are available in it. */
type Finish = Colour & { groups: number }

/** The colour matcher: the finishes of profiles closest to a floor's decor or any other colour. */
export const colorOverviewMatch = definePage({
  texts: [
    'colour_match.',
    'contrast.choose',
    'catalogue.ui.groups',
    'catalogue.ui.hand_sample',
    'catalogue.ui.reset',
  ],
  routes: [ROUTES.colours, ROUTES.products, ROUTES.list],
  data: z.strictObject({}).default({}),
  parameters: matchParameters,
  /** Names and invalid entries are rarely requested twice. */
  isCacheable: ({ colour }) => colour === undefined || colour.entry !== undefined,
  async query({ locale, parameters }) {
    const content = await catalogueContent(locale)
    const { closest, BOUNDS } = await import('#colour_match/colour_match')
    const { colour: typed } = parameters
    const named = typed && !typed.entry ? findNamedColours(typed.text, content) : []
    const wanted = await findWanted(parameters, named, content, measuresOf(locale))
    const decor = wanted?.decor
    return {
      decors: [...content.decors.values()],
      wanted,
      named,
      inDecor: decor ? ((await countGroupsBy('decor')).get(decor.id) ?? 0) : 0,
      matches: wanted ? closest(wanted.lab, await findFinishes(content)) : [],
      bounds: BOUNDS,
      lookups: { image: decor ? [decor.image] : [] },
    }
  },
  toProps: (
    _,
    context,
    { decors, wanted, named, inDecor, matches, bounds },
    { decor, colour }
  ) => ({
    question: toQuestion(decors, decor, colour, wanted !== undefined || named.length > 1, context),
    /** The colours and decors that match a typed name, if there are several; `code` chooses one. */
    named: named.length > 1 ? named.map((each) => toName(each.colour ?? each.decor)) : [],
    /** Null unless a colour is given. */
    wanted: wanted ? toWanted(wanted, inDecor, context) : null,
    matches: matches.map((match) => toMatch(match, context)),
    bounds: context.t('colour_match.bounds', {
      hardly: context.measures.number(bounds.hardly),
      beside: context.measures.number(bounds.beside),
    }),
  }),
  noun: ({ wanted }) => wanted?.title,
})

/** A typed colour, or the name or number of one, takes precedence over a selected decor. */
async function findWanted(
  { decor: chosen, colour: typed }: z.output<typeof matchParameters>,
  named: readonly NamedColour[],
  content: CatalogueContent,
  measures: Measures
): Promise<Wanted | undefined> {
  if (typed?.entry) return toWantedColour(typed.entry, measures)
  const [one] = named.length === 1 ? named : []
  const decor = typed ? one?.decor : content.decors.get(chosen ?? '')
  const known = one?.colour ?? decor
  return (
    known && {
      title: `${known.code} ${known.title}`,
      lang: known.lang?.title,
      lab: known.lab,
      hex: known.hex,
      decor,
    }
  )
}

async function toWantedColour(entry: ColourEntry, measures: Measures): Promise<Wanted> {
  const { cielabOf, hexOf } = await import('#colour_match/colour_match')
  return 'hex' in entry
    ? { title: entry.hex, lab: cielabOf(entry.hex), hex: entry.hex }
    : { title: inWords(entry.lab, measures), lab: entry.lab, hex: hexOf(entry.lab) }
}

/** Returns the colours in which profiles are available. */
async function findFinishes({ colours }: CatalogueContent): Promise<Finish[]> {
  const groups = await countGroupsBy('colour')
  return Array.from(colours.values(), (colour) => ({
    ...colour,
    groups: groups.get(colour.id) ?? 0,
  })).filter((finish) => finish.groups > 0)
}

function toQuestion(
  decors: readonly Decor[],
  chosen: string | undefined,
  typed: TypedColour | undefined,
  isFound: boolean,
  { t, measures }: PageContext
) {
  const example = inWords(EXAMPLE, measures)
  return {
    decor: decors.find(({ id }) => id === chosen)?.id ?? '',
    groups: DECOR_GROUPS.map((group) => ({
      id: group,
      label: t(`catalogue.decor_group.${group}`),
      options: decors
        .filter((decor) => decor.group === group)
        .map(({ id, code, title, lang }) => ({
          value: id,
          title: `${code} ${title}`,
          lang: lang?.title,
        })),
    })).filter(({ options }) => options.length > 0),
    colour: typed?.text ?? '',
    hint: t('colour_match.hint', { example }),
    problem: typed && !isFound ? t('colour_match.not_a_colour', { example }) : '',
  }
}

function toName({ code, title, lang }: Pick<Colour, 'code' | 'title' | 'lang'>) {
  return { code, title: `${code} ${title}`, lang: lang?.title }
}

function toWanted({ title, lang, hex, lab, decor }: Wanted, inDecor: number, context: PageContext) {
  return {
    title,
    lang,
    hex,
    lab: inWords(lab, context.measures),
    /** The decor itself: its picture, and the number of groups available in it. */
    decor: decor && {
      id: decor.id,
      title: decor.title,
      image: toThumbnail(context.image(decor.image), 'decorative'),
      groups: inDecor,
    },
  }
}

function toMatch({ colour, delta, closeness }: Match<Finish>, { t, measures }: PageContext) {
  const { id, code, title, lang, hex, lab, ral, groups } = colour
  return {
    id,
    title,
    lang,
    number: ral ? `${code}, ${ral}` : code,
    /** Two separate words, because finishes are adjectives that agree with "surface". */
    finish: `${t(`catalogue.material.${colour.material}`)} · ${t(`catalogue.finish.${colour.finish}`)}`,
    hex,
    lab: inWords(lab, measures),
    groups,
    delta: measures.number(delta),
    closeness: t(`colour_match.closeness.${closeness}`),
  }
}

/** "L* 74,8 a* 2,4 b* 16,1" */
function inWords({ l, a, b }: Cielab, measures: Measures): string {
  return Object.entries({ L: l, a, b })
    .map(([axis, value]) => `${axis}*\u00A0${measures.number(value)}`)
    .join(' ')
}
