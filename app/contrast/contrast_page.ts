import { z } from 'zod'
import { type CatalogueContent, catalogueContent } from '#catalogue/catalogue_queries'
import { findGroups } from '#catalogue/groups'
import { findProfilesWithCrossSections } from '#catalogue/profile_queries'
import type { PageContext } from '#content/pages/context'
import { definePage } from '#content/pages/define_page'
import { urlParameter } from '#content/pages/url_parameter'
import {
  type Contrast,
  contrastOf,
  greyOf,
  lrvIn,
  type Measure,
  MIN_CONTRAST,
  measureOf,
  TOLERANCE,
  type Verdict,
} from '#contrast/contrast'
import { type NosingGroup, passingStrips } from '#contrast/stair_strips'
import { swatchAnchor } from '#shared/anchors'
import { plainCharacters } from '#shared/forms/typed_figures'
import { ROUTES } from '#shared/routes'

/** The two surfaces, by the names of their URL parameters. */
const SURFACES = ['tread', 'nosing'] as const

/** A typed or selected value. An empty value is ignored. */
const entry = (longest: number) =>
  urlParameter(z.string().transform((text) => plainCharacters(text).slice(0, longest) || undefined))

/** The URL parameters of two surfaces: `?tread=decor-oak_mist&nosing_lrv=5`. */
const contrastParameters = z.object({
  tread: entry(100),
  tread_lrv: entry(10),
  nosing: entry(100),
  nosing_lrv: entry(10),
})

/** A surface with its light reflectance value, in per cent. */
type Surface = {
  /** The value of the URL parameter. */
  value: string
  title: string
  lrv: number
  /** Its colour on screen. */
  hex: string
  lang?: string
}

/** Surfaces in one group of a select. */
type SurfaceGroup = { id: string; label: string; lang?: string; surfaces: Surface[] }

/** The displayed verdict. `dark` is a close contrast whose lighter surface is too dark. */
type ContrastVerdict = Verdict | 'dark'

/**
 * The contrast checker: calculates the contrast of a tread and its nosing, and lists suitable
 * nosings for a tread.
 */
export const rootContrast = definePage({
  texts: ['contrast.', 'catalogue.ui.lrv', 'catalogue.ui.reset', 'catalogue.ui.sample'],
  routes: [ROUTES.contact],
  data: z.strictObject({}).default({}),
  parameters: contrastParameters,
  async query({ locale }) {
    const content = await catalogueContent(locale)
    const groups = await findGroups(locale, { application: 'stairs' })
    const profiles = await findProfilesWithCrossSections(groups.pages.map(({ key }) => key))
    const nosings = groups.pages.map(({ key, data }) => ({
      key,
      title: data.title,
      lang: data.lang,
      inserts: data.inserts,
      profiles: profiles.filter(({ group_key }) => group_key === key),
    }))
    return { content, nosings, lookups: { route: groups.pages.map(({ key }) => key) } }
  },
  toProps(_, context, { content, nosings }, parameters) {
    const ours = ownSurfaces(content, context)
    const groups = { tread: ours, nosing: [...insertSurfaces(nosings), ...ours] }
    const fields = SURFACES.map((name) =>
      toField(name, groups[name], parameters[name], parameters[`${name}_lrv`], context)
    )
    const [tread, nosing] = fields.map(({ surface }) => surface)
    return {
      questions: fields.map(({ question }) => question),
      /** Null unless both surfaces are given. */
      result: tread && nosing ? toResult(tread, nosing, context) : null,
      /** Null unless the tread is given. */
      strips: tread
        ? {
            tread: { title: tread.title, lang: tread.lang },
            /** The heading of the values in the list. */
            measure: measureOf(context.locale) === 'k' ? 'K' : context.t('contrast.points'),
            list: toStrips(nosings, content, tread, context),
          }
        : null,
    }
  },
})

function ownSurfaces(
  { colourGroups, decors }: CatalogueContent,
  { t }: PageContext
): SurfaceGroup[] {
  return [
    ...colourGroups.map((group) => ({
      id: group.id,
      label: group.title,
      lang: group.lang?.title,
      surfaces: group.colours.map((colour) => toSurface('colour', colour)),
    })),
    {
      id: 'decors',
      label: t('catalogue.ui.decors_title'),
      surfaces: Array.from(decors.values(), (decor) => toSurface('decor', decor)),
    },
  ]
}

function toSurface(
  kind: 'colour' | 'decor',
  record: { id: string; code: string; title: string; lrv: number; hex: string } & {
    lang?: { title?: string }
  }
): Surface {
  return {
    value: swatchAnchor(kind, record.id),
    title: `${record.code} ${record.title}`,
    lrv: record.lrv,
    hex: record.hex,
    lang: record.lang?.title,
  }
}

type Nosing = NosingGroup & { title: string; lang?: { title?: string } }

/** Returns the strip inserts of each group, which are not in the colour palette. */
function insertSurfaces(nosings: readonly Nosing[]): SurfaceGroup[] {
  return nosings
    .filter(({ inserts }) => inserts.length > 0)
    .map(({ key, title, lang, inserts }) => ({
      id: key,
      label: title,
      lang: lang?.title,
      surfaces: inserts.map((insert) => ({
        value: `insert-${key}-${insert.id}`,
        title: insert.title,
        lrv: insert.lrv,
        hex: greyOf(insert.lrv),
        lang: insert.lang?.title,
      })),
    }))
}

/** Returns the form fields of a surface and the surface given. */
function toField(
  name: (typeof SURFACES)[number],
  groups: readonly SurfaceGroup[],
  chosen: string | undefined,
  typed: string | undefined,
  { t, measures }: PageContext
) {
  const known = groups.flatMap(({ surfaces }) => surfaces).find(({ value }) => value === chosen)
  const lrv = typed === undefined ? undefined : lrvIn(typed)
  const own = lrv !== undefined && {
    value: '',
    title: t('catalogue.ui.lrv', { value: measures.exact(lrv) }),
    lrv,
    hex: greyOf(lrv),
  }
  const surface: Surface | undefined = typed === undefined ? known : own || undefined
  return {
    surface,
    question: {
      name,
      label: t(`contrast.${name}`),
      value: known?.value ?? '',
      groups: groups.map((group) => ({
        id: group.id,
        label: group.label,
        lang: group.lang,
        options: group.surfaces.map(({ value, title, lang }) => ({ value, title, lang })),
      })),
      lrv: {
        name: `${name}_lrv` as const,
        value: typed ?? '',
        problem:
          typed !== undefined && lrv === undefined
            ? t('contrast.not_an_lrv', { example: measures.number(EXAMPLE) })
            : '',
      },
    },
  }
}

/** The example of a light reflectance value in the form. */
const EXAMPLE = 32.5

function toResult(tread: Surface, nosing: Surface, { locale, t, measures }: PageContext) {
  const contrast = contrastOf(tread.lrv, nosing.lrv)
  const own = measureOf(locale)
  const shown = ({ title, lang, lrv, hex }: Surface) => ({
    title,
    lang,
    lrv: measures.exact(lrv),
    hex,
  })
  return {
    tread: shown(tread),
    nosing: shown(nosing),
    /** The verdict by each measure; that of the language's market is first. */
    verdicts: (['k', 'points'] as const)
      .toSorted((one) => (one === own ? -1 : 1))
      .map((measure) => ({
        measure,
        value: valueIn(measure, contrast, { t, measures }),
        rule: t(`contrast.rule.${measure}`),
        verdict: contrast.verdicts[measure],
        sentence:
          measure === 'k'
            ? t(`contrast.verdict.${reasonOf(contrast)}`)
            : t(`contrast.points_verdict.${contrast.verdicts.points === 'low' ? 'low' : 'clear'}`),
      })),
  }
}

/** "Kontrast K = 0,27", "Unterschied in LRV-Punkten: 40" */
function valueIn(
  measure: Measure,
  contrast: Contrast,
  { t, measures }: Pick<PageContext, 't' | 'measures'>
): string {
  return measure === 'k'
    ? t('contrast.k', { value: measures.ratio(contrast.k) })
    : `${t('contrast.points')}: ${measures.exact(contrast.points)}`
}

/**
 * Returns the displayed verdict by K: `dark` if the contrast suffices but the lighter surface is too
 * dark.
 */
function reasonOf({ verdicts: { k: verdict }, k }: Contrast): ContrastVerdict {
  return verdict === 'close' && k >= MIN_CONTRAST + TOLERANCE ? 'dark' : verdict
}

function toStrips(
  nosings: readonly Nosing[],
  { colours }: CatalogueContent,
  tread: Surface,
  { locale, t, measures }: PageContext
) {
  const measure = measureOf(locale)
  return passingStrips(nosings, colours, tread.lrv, measure).map((strip) => {
    const nosing = nosings.find(({ key }) => key === strip.group)
    return {
      group: strip.group,
      title: nosing?.title ?? '',
      lang: nosing?.lang?.title,
      colour: {
        id: strip.colour.id,
        title: `${strip.colour.code} ${strip.colour.title}`,
        hex: strip.colour.hex,
        lang: strip.colour.lang?.title,
      },
      insert: strip.insert && { title: strip.insert.title, lang: strip.insert.lang?.title },
      value:
        measure === 'k' ? measures.ratio(strip.contrast.k) : measures.exact(strip.contrast.points),
      verdict: t(
        `contrast.short.${strip.contrast.verdicts[measure] === 'clear' ? 'clear' : 'close'}`
      ),
      tread: measures.millimetres(strip.tread),
      riser: strip.riser === undefined ? '–' : measures.millimetres(strip.riser),
      wide_enough: strip.wide_enough,
    }
  })
}
