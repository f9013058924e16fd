import type { z } from 'zod'
import type { Locale } from '#shared/locales'

/** The field of the contact form that holds its concern as a query string. */
export const CONCERN_FIELD = 'concern'

/** The name of the button of the contact form that removes its concern. */
export const REMOVE_CONCERN_FIELD = 'remove_concern'

/** The format of a concern's URL parameters: a key, an id or a number. */
export const CONCERN_VALUE = /^[\w.-]{1,100}$/

/**
 * What a contact request is about, in one language: a sample, a list, advice or a project. All texts
 * are from the content, none from visitors.
 */
export type Concern = {
  /** The kind of request: "Muster anfragen". */
  label: string
  /** The title of the product, list or project. */
  title: string
  /** The language of the title, if it is not the requested one. */
  lang?: Locale
  /** Further details: "Artikel 10101, Farbe 104 Silber matt". */
  details: string
  /** The files of pictures below resources/media, of which the first that exists is shown. */
  images?: readonly string[]
  /** The colour shown without a picture. */
  hex?: string
  /** The page on which it was chosen, and the query and anchor that show the choice there. */
  page: { route: string; choice: string }
}

/** A contact form prefilled by a link. */
export type ContactPrefill = {
  message: string
  /** The URL parameters that content has. */
  parameters: Readonly<Record<string, string | undefined>>
  concern?: Concern
}

/**
 * A kind of link to the contact form. `find` is a method, so that sources with different parameters
 * are assignable to one type.
 */
export type ConcernSource = {
  /** The URL parameters of these links. */
  parameters: z.ZodObject
  hasFreeText?: boolean
  /**
   * Finds what the parameters name. Values that content does not have are ignored.
   *
   * @returns undefined if nothing is recognised
   */
  find(locale: Locale, parameters: object): Promise<ContactPrefill | undefined>
}
