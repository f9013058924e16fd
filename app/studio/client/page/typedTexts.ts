import { toHtml } from '../markdown'
import { coveredBy, MARK, markedElements } from './parts'

/** A text as a version of a file has it, and as it is typed now. */
export type TypedText = { saved: string; typed: string; isMarkdown?: boolean }

/** A text node, or the element with the HTML of a Markdown text. */
type Place = Text | Element

/** The places that show typed texts, with what the page itself has there. */
const replaced = new Map<Place, { before: string; after: string }>()

/**
 * Shows typed texts in a part of the page, in the places of the saved ones. React does not notice,
 * and writes its own text again as soon as that changes.
 *
 * @param part the name by which the page marks the part; empty for the whole page
 * @param versions the texts of each version that the page may have been loaded with, the latest first
 * @param isRecord whether the page may have the texts within longer ones, as a first name
 */
export function showTyped(part: string, versions: readonly TypedText[][], isRecord: boolean) {
  const known = versions.map((texts) => Map.groupBy(texts, savedAsShown))
  const places = placesIn(part).map((place) => ({
    place,
    before: replaced.get(place)?.before ?? contentOf(place),
  }))
  const byText = Map.groupBy(places, ({ place, before }) =>
    asShown(before, place instanceof Element)
  )
  for (const [shown, alike] of byText) {
    const lists = known.map((texts) => texts.get(shown)).filter((list) => list !== undefined)
    const byKind = Map.groupBy(alike, ({ place }) => kindOf(place))
    for (const each of alike) {
      const { place, before } = each
      const isWithin = isRecord && lists.length === 0 && place instanceof Text
      const after = isWithin
        ? withTypedWords(before, versions.flat())
        : typedAt(each, [alike, byKind.get(kindOf(place)) ?? []], lists)
      show(place, before, after ?? before)
    }
  }
}

/** Returns what a heading differs in from hidden words, if the page has both of a text. */
function kindOf({ parentElement }: Place): string {
  return `${parentElement?.localName} ${parentElement?.className}`
}

function show(place: Place, before: string, after: string) {
  if (after !== contentOf(place)) setContent(place, after)
  if (after === before) replaced.delete(place)
  else replaced.set(place, { before, after: contentOf(place) })
}

/** Shows the page's own texts, because it has been loaded with what is saved. */
export function showLoaded() {
  for (const [place, { before, after }] of replaced) {
    if (contentOf(place) === after) setContent(place, before)
  }
  replaced.clear()
}

/** Returns the places of texts in a part, without those of other parts within it. */
function placesIn(part: string): Place[] {
  const areas = part === '' ? [document.querySelector('main')] : markedElements(part).map(coveredBy)
  return areas
    .filter((area) => area !== null)
    .flatMap((area) => {
      const isOwn = (element: Element | null) => {
        const owner = element?.closest(`[${MARK}]`)
        return !owner || !area.contains(owner) || owner.getAttribute(MARK)?.startsWith(part)
      }
      const texts = textNodesIn(area).filter(({ parentElement }) => isOwn(parentElement))
      const plainTexts = texts.filter(({ parentElement }) => !parentElement?.closest('.rich-text'))
      return [...plainTexts, ...[...area.querySelectorAll('.rich-text')].filter(isOwn)]
    })
}

function textNodesIn(area: Element): Text[] {
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes
}

/**
 * Returns what a place has to show instead of its text; undefined if that is not typed over.
 *
 * @param groups all places with its text, and those of its kind
 * @param lists the texts of each version that read like it, the latest version first
 */
function typedAt<Each>(
  place: Each,
  groups: readonly Each[][],
  lists: readonly TypedText[][]
): string | undefined {
  /** Where there are as many texts as places, each has its own. */
  const [own] = groups.flatMap((group) =>
    lists.filter(({ length }) => length === group.length).map((list) => list[group.indexOf(place)])
  )
  const texts = own ? [own] : (lists[0] ?? [])
  const text = texts.find(({ saved, typed }) => saved !== typed)
  return text?.isMarkdown ? toHtml(text.typed) : text?.typed
}

/** Returns a text with what is typed for the words that it has within. */
function withTypedWords(own: string, texts: readonly TypedText[]): string {
  const changed = texts.filter(({ saved, typed, isMarkdown }) => !isMarkdown && saved !== typed)
  const byTyped = Map.groupBy(changed, ({ typed }) => typed)
  return [...byTyped].reduce((text, [typed, known]) => {
    const versions = [typed, ...known.map(({ saved }) => saved)]
    return withWords(text, versions.map(plain), typed)
  }, own)
}

/** Returns a text with other words in the place of the longest of some that it has. */
function withWords(text: string, words: readonly string[], others: string): string {
  const [longest] = words
    .filter((each) => each !== '')
    .toSorted((one, other) => other.length - one.length)
    .map(wholeWords)
    .filter((pattern) => pattern.test(plain(text)))
  return longest ? plain(text).replace(longest, () => others) : text
}

function wholeWords(words: string): RegExp {
  const escaped = words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'u')
}

/** Returns what tells a place from those with other texts, of the text of a file as of the page. */
function asShown(content: string, isMarkdown: boolean): string {
  return isMarkdown ? `<> ${plain(textOfHtml(content))}` : plain(content)
}

function savedAsShown({ saved, isMarkdown = false }: TypedText): string {
  return asShown(isMarkdown ? toHtml(saved) : saved, isMarkdown)
}

/** Returns a text without what typography adds: places for line breaks, and spaces without any. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u00AD\u200B\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function textOfHtml(html: string): string {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.textContent
}

function contentOf(place: Place): string {
  return place instanceof Element ? place.innerHTML : place.data
}

function setContent(place: Place, content: string) {
  if (place instanceof Element) place.innerHTML = content
  else place.data = content
}
