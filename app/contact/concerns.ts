import { z } from 'zod'
import { retry } from '#database/transaction'
import { isDatabaseAway, UnavailableException } from '#database/unavailable_exception'
import type { ConcernSource, ContactPrefill } from '#shared/concern'
import type { Locale } from '#shared/locales'

let sources: readonly ConcernSource[] = []
let parametersOfAll: z.ZodObject = z.object({})

/**
 * Registers the kinds of links to the contact form. The first source that recognises the parameters
 * of a link provides the prefilled form.
 */
export function registerConcerns(registered: readonly ConcernSource[]) {
  sources = registered
  parametersOfAll = z.object(
    Object.assign({}, ...sources.map(({ parameters }) => parameters.shape))
  )
}

/** The URL parameters of all links to the contact form. */
export function concernParameters() {
  return parametersOfAll
}

/** Finds the prefilled form of a link. */
export async function findPrefill(
  locale: Locale,
  parameters: object
): Promise<ContactPrefill | undefined> {
  for (const source of sources) {
    const found = await source.find(locale, parameters)
    if (found) return found
  }
  return undefined
}

export function hasFreeText(parameters: object): boolean {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined)
  return sources.some(
    (source) => source.hasFreeText && given.some(([name]) => name in source.parameters.shape)
  )
}

/** Reads the URL parameters that a form sends along in `CONCERN_FIELD`. */
export function sentParameters(sent: unknown): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(typeof sent === 'string' ? sent : ''))
}

/**
 * Finds the concern of a submitted form and describes it: "Muster anfragen: Übergang 38, Artikel
 * 10101". Returns an empty string if it names nothing that exists.
 *
 * @param sent the value of `CONCERN_FIELD`
 * @throws UnavailableException if the database is unavailable
 */
export async function findSentConcern(sent: unknown, locale: Locale): Promise<string> {
  try {
    const parameters = concernParameters().parse(sentParameters(sent))
    const found = await retry(() => findPrefill(locale, parameters))
    if (!found?.concern) return ''
    const { label, title, details } = found.concern
    return `${label}: ${[title, details].filter(Boolean).join(', ')}`
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    throw new UnavailableException('The content could not be read', { cause: error })
  }
}
