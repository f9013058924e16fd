import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Contact } from '#content/blocks/contact'
import type { Services } from '#content/pages/context'
import type { AnyPageDefinition } from '#content/pages/define_page'
import type { AnyRecordDefinition } from '#content/schema/define_record'
import type { DerivePictures } from '#content/schema/derive_pictures'
import type { Locale } from '#shared/locales'

/** The parts of the layout that pages depend on. */
export type Frame = {
  /** The name of the company, which ends each page title. */
  name: string
  /** URLs of the routes in header and footer. */
  routes: Readonly<Record<string, string>>
  /** The site's settings; `platform_link` is the URL of the product platform. */
  settings: { name: string; platform_link: string }
}

/** Everything that the site provides to the content engine. */
export type Registry = {
  /** Page components by name. Tables are loaded in this order, so referenced tables come first. */
  pages: Readonly<Record<string, AnyPageDefinition>>
  /** Kinds of records, by the names of their JSON Schemas. */
  records: Readonly<Record<string, AnyRecordDefinition>>
  frame: (locale: Locale) => Promise<Frame>
  services: Services
  /** Finds contact persons by id, for blocks that show one. */
  findContacts: (ids: readonly number[], locale: Locale) => Promise<ReadonlyMap<number, Contact>>
  /** Derive pictures from pages and records. Imported only when content is loaded. */
  derivePictures: () => Promise<readonly DerivePictures[]>
  /**
   * Notifies of a new content version, in its transaction. Imported only when content is loaded.
   */
  noteVersion: () => Promise<NoteVersion>
}

/** A content version and the time of its load (ISO 8601). */
export type NewVersion = { version: string; at: string }

type NoteVersion = (trx: TransactionClientContract, version: NewVersion) => Promise<void>

let registered: Registry | undefined

/** Registers the site's content. Called once, when the application starts. */
export function registerContent(content: Registry): void {
  registered = content
}

/**
 * Returns the registered content.
 *
 * @throws Error if no content is registered
 */
export function registry(): Registry {
  if (!registered) throw new Error('No content is registered: start/content.ts is not loaded')
  return registered
}
