import type { CatalogueContent, Colour, Decor } from '#catalogue/catalogue_queries'
import { isMetallic } from '#catalogue/colours/finishes'
import type { GroupData } from '#catalogue/group_schema'
import type { Profile } from '#catalogue/profile_queries'
import type { Swatch } from '#search/documents/search_document'
import { everydayColoursOf } from '#search/everyday_colours'
import { languageWords } from '#search/language_words'
import { wordsOf } from '#search/spelling'
import { swatchAnchor } from '#shared/anchors'
import type { Locale } from '#shared/locales'
import type { Translate } from '#shared/messages'
import { translator } from '#texts/translate'

/** The words by which visitors look for articles and groups, in one language. */
export class CatalogueWords {
  readonly #t: Translate

  /** By anchor; the documents of all products share them. */
  readonly #swatches: ReadonlyMap<string, Swatch>

  constructor(
    { colours, decors }: Pick<CatalogueContent, 'colours' | 'decors'>,
    private readonly locale: Locale
  ) {
    this.#t = translator(locale)
    const swatches = [
      ...Array.from(colours.values(), (colour) =>
        swatchOf('colour', colour, isMetallic(colour), this.ofColour(colour))
      ),
      ...Array.from(decors.values(), (decor) =>
        swatchOf('decor', decor, false, this.ofDecor(decor))
      ),
    ]
    this.#swatches = new Map(swatches.map((swatch) => [swatch.anchor, swatch]))
  }

  get floorHeight(): string {
    return this.#t('catalogue.facts.floor_height')
  }

  get visibleWidth(): string {
    return this.#t('catalogue.facts.visible_width')
  }

  ofFacts({ material, finishes, fixings }: Profile): string[] {
    return [
      this.#t(`catalogue.material.${material}`),
      ...finishes.map((finish) => this.#t(`catalogue.finish.${finish}`)),
      ...fixings.map((fixing) => this.#t(`catalogue.fixing.${fixing}`)),
    ]
  }

  swatchesOf({ colours, decors }: Pick<Profile, 'colours' | 'decors'>): Swatch[] {
    return [
      ...colours.flatMap((id) => this.#swatches.get(swatchAnchor('colour', id)) ?? []),
      ...decors.flatMap((id) => this.#swatches.get(swatchAnchor('decor', id)) ?? []),
    ]
  }

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
    return colours.map((colour) => languageWords(this.locale).colours[colour]).join(' ')
  }
}

function swatchOf(
  kind: 'colour' | 'decor',
  { id, code, title, hex }: Colour | Decor,
  metallic: boolean,
  everyday: string
): Swatch {
  const words = wordsOf(`${title} ${code.replaceAll(' ', '')} ${everyday}`)
  return { kind, id, anchor: swatchAnchor(kind, id), title, words, hex, metallic }
}
