import { toHtml } from '../markdown'
import { coveredBy, MARK, markedElements } from './parts'

/** A text that a file has or had, and what somebody has typed in its place. */
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
 * @param isRecord whether the page may have the texts within longer ones, as a first name
 */
export function showTyped(part: string, texts: readonly TypedText[], isRecord: boolean) {
  for (const place of placesIn(part)) {
    const before = replaced.get(place)?.before ?? contentOf(place)
    const after = typedIn(place, before, texts, isRecord)
    if (after !== contentOf(place)) setContent(place, after)
    if (after === before) replaced.delete(place)
    else replaced.set(place, { before, after: contentOf(place) })
  }
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

/** Returns what a place has to show instead of what the page has there. */
function typedIn(place: Place, own: string, texts: readonly TypedText[], isRecord: boolean) {
  if (place instanceof Element) {
    const shown = plain(textOfHtml(own))
    const text = texts.find(
      ({ saved, isMarkdown }) => isMarkdown && plain(textOfHtml(toHtml(saved))) === shown
    )
    return text ? toHtml(text.typed) : own
  }
  const plainTexts = texts.filter(({ isMarkdown }) => !isMarkdown)
  const whole = plainTexts.find(({ saved }) => plain(saved) === plain(own))
  if (whole) return whole.typed
  if (!isRecord) return own
  const byTyped = Map.groupBy(plainTexts, ({ typed }) => typed)
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
