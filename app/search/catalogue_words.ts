import type { CatalogueContent, Colour, Decor } from '#catalogue/catalogue_queries'
import { isMetallic } from '#catalogue/colours/finishes'
import type { GroupData } from '#catalogue/group_schema'
import type { Profile } from '#catalogue/profile_queries'
import { COLOUR_WORDS, everydayColoursOf } from '#search/everyday_colours'
import type { Locale } from '#shared/locales'
import type { Translate } from '#shared/messages'
import { translator } from '#texts/translate'

/** The words by which visitors look for articles and groups, in one language. */
export class CatalogueWords {
  readonly #t: Translate

  constructor(
    private readonly content: Pick<CatalogueContent, 'colours' | 'decors'>,
    private readonly locale: Locale
  ) {
    this.#t = translator(locale)
  }

  get floorHeight(): string {
    return this.#t('catalogue.facts.floor_height')
  }

  get visibleWidth(): string {
    return this.#t('catalogue.facts.visible_width')
  }

  /** Material, surfaces and fixings. */
  ofFacts({ material, finishes, fixings }: Profile): string[] {
    return [
      this.#t(`catalogue.material.${material}`),
      ...finishes.map((finish) => this.#t(`catalogue.finish.${finish}`)),
      ...fixings.map((fixing) => this.#t(`catalogue.fixing.${fixing}`)),
    ]
  }

  /** The names and numbers of its colours and decors, and what visitors call them. */
  ofColours({ colours, decors }: Pick<Profile, 'colours' | 'decors'>): string[] {
    return [
      ...colours.flatMap((id) => {
        const colour = this.content.colours.get(id)
        return colour ? [colour.title, colour.code, this.ofColour(colour)] : []
      }),
      ...decors.flatMap((id) => {
        const decor = this.content.decors.get(id)
        return decor ? [decor.title, decor.code.replaceAll(' ', ''), this.ofDecor(decor)] : []
      }),
    ]
  }

  /** Uses, accessories and inserts. */
  ofGroup(group: GroupData | undefined): string[] {
    if (!group) return []
    return [
      ...group.applications.map((application) => this.#t(`catalogue.application.${application}`)),
      ...(group.accessories ?? []).map((each) => this.#t(`catalogue.accessory.${each}`)),
      ...group.inserts.map(({ title }) => title),
    ]
  }

  ofColour(colour: Colour): string {
    return this.#everyday(everydayColoursOf(colour.lab, isMetallic(colour)))
  }

  ofDecor({ lab, group }: Decor): string {
    return `${this.#everyday(everydayColoursOf(lab, false))} ${this.#t(`catalogue.decor_group.${group}`)}`
  }

  #everyday(colours: ReturnType<typeof everydayColoursOf>): string {
    return colours.map((colour) => COLOUR_WORDS[this.locale][colour]).join(' ')
  }
}
