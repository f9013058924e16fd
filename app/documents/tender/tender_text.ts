import { type Accessory, articlesThatFit } from '#catalogue/accessories/accessory_queries'
import { accessoryName } from '#catalogue/accessories/accessory_words'
import type { Colour, Decor } from '#catalogue/catalogue_queries'
import type { Insert } from '#catalogue/group_schema'
import { lowerFloorHeight } from '#catalogue/heights'
import type { Profile } from '#catalogue/profile_queries'
import type { Application } from '#catalogue/vocabulary'
import { BLANK, tenderWords } from '#documents/tender/tender_words'
import { swatchName, swatchNames } from '#shared/article_choice'
import type { TenderedChoice, TenderLocale } from '#shared/group_files'
import { measuresOf } from '#texts/measures'
import { translator } from '#texts/translate'
import { titlesInRow } from '#texts/within_text'

/** An article's item of a bill of quantities. */
export type TenderText = {
  article_number: string
  /** A title of one line; German: Kurztext. */
  short: string
  /** The work to be done, above the properties. */
  work: string
  /** Required properties and the offered make; German: Langtext. */
  properties: { label: string; text: string }[]
}

/** The data of a group that tender texts contain, in their language. */
type TenderedGroup = {
  /** The name of one of its profiles: "Übergangsprofil". */
  noun: string
  title: string
  applications: readonly Application[]
  inserts: readonly Pick<Insert, 'id' | 'title'>[]
  /** Its accessories, whatever articles they fit. */
  accessories: readonly Accessory[]
  maker: string
} & TenderedChoice

/** Colours and decors by id, with their names in the language of the text. */
type TenderPalette = {
  colours: ReadonlyMap<string, Pick<Colour, 'code' | 'title'>>
  decors: ReadonlyMap<string, Pick<Decor, 'code' | 'title'>>
}

/** Returns an article's tender text. It only states what the article's record contains. */
export function toTenderText(
  profile: Profile,
  group: TenderedGroup,
  palette: TenderPalette,
  locale: TenderLocale
): TenderText {
  const t = translator(locale)
  const measures = measuresOf(locale)
  const words = tenderWords(locale)
  const material = t(`catalogue.material.${profile.material}`)
  const width = measures.millimetres(profile.visible_width)
  const isChosen = (kind: keyof TenderPalette, id: string) =>
    swatchName(kind === 'colours' ? 'colour' : 'decor', id) === group.colour
  const hasChosen = group.colour !== undefined && swatchNames(profile).includes(group.colour)
  const named = (kind: keyof TenderPalette) =>
    profile[kind].flatMap((id) => {
      if (hasChosen && !isChosen(kind, id)) return []
      const found = palette[kind].get(id)
      return found ? [`${found.code} ${found.title}`] : []
    })
  const fixing = profile.fixings.find((each) => each === group.fixing)
  const lower = lowerFloorHeight(profile)
  return {
    article_number: profile.article_number,
    short: `${titlesInRow(
      [capitalised(group.noun), material, t('catalogue.facts.visible_width')],
      locale
    )} ${width}`,
    work: `${words.work} ${group.noun}`,
    properties: [
      ...property(
        t('catalogue.facts.application'),
        listed(group.applications.map((each) => t(`catalogue.application.${each}`)))
      ),
      ...property(t('catalogue.facts.material'), material),
      ...property(
        t('catalogue.facts.surface'),
        listed(profile.finishes.map((finish) => t(`catalogue.finish.${finish}`)))
      ),
      ...property(
        hasChosen ? t('catalogue.facts.colour') : words.colours,
        listed(named('colours'))
      ),
      ...property(hasChosen ? t('catalogue.facts.colour') : words.decors, listed(named('decors'))),
      ...property(words.inserts, listed(group.inserts.map(({ title }) => title))),
      ...property(
        t(lower ? 'catalogue.facts.floor_height_high' : 'catalogue.facts.floor_height'),
        profile.floor_height && measures.millimetreRange(profile.floor_height)
      ),
      ...property(t('catalogue.facts.floor_height_low'), lower && measures.millimetreRange(lower)),
      ...property(
        t('catalogue.facts.height_difference'),
        profile.height_difference && measures.millimetreRange(profile.height_difference)
      ),
      ...property(t('catalogue.facts.visible_width'), width),
      ...property(t('catalogue.facts.lengths'), measures.centimetres(profile.lengths)),
      ...property(
        t('catalogue.facts.fixing'),
        listed((fixing ? [fixing] : profile.fixings).map((each) => t(`catalogue.fixing.${each}`)))
      ),
      ...property(t('catalogue.facts.standards'), listed(profile.standards)),
      ...property(
        t('catalogue.ui.accessories'),
        group.accessories
          .filter((accessory) => articlesThatFit(accessory, [profile]).length > 0)
          .map((accessory) => {
            const name = accessoryName(accessory, group.inserts, t, measures)
            return `${words.article} ${accessory.article_number} ${name}`
          })
          .join('; ')
      ),
      ...property(
        words.make,
        `${group.maker}, ${group.title}, ${words.article} ${profile.article_number}, ${words.equal}`
      ),
      ...property(words.offered, BLANK),
      ...property(words.unit, words.m),
    ],
  }
}

/** Capitalizes the start of a text: "stair nosing" becomes "Stair nosing". */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Returns a property, if the record has it. */
function property(label: string, text: string | null | undefined) {
  return text ? [{ label, text }] : []
}

function listed(texts: readonly string[]): string {
  return texts.join(', ')
}

/** Returns a tender text as plain text, for pasting into tendering programs. */
export function toPlainText({ short, work, properties }: TenderText, locale: TenderLocale): string {
  const words = tenderWords(locale)
  const lines = properties.map(({ label, text }) => `${label}: ${text}`)
  return `${[`${words.short}: ${short}`, '', `${words.long}:`, work, ...lines].join('\n')}\n`
}
