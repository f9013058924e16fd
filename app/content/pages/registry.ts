import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Contact } from '#content/blocks/contact'
import type { Services } from '#content/pages/context'
import type { AnyPageDefinition } from '#content/pages/define_page'
import type { AnyRecordDefinition } from '#content/schema/define_record'
import type { DeriveSocialImages } from '#content/schema/derive_social_images'
import type { Locale } from '#shared/locales'

/** What surrounds the pages of a language, as far as pages need it. */
export type Frame = {
  /** What the company calls itself: closes each page title. */
  name: string
  /** URLs of the routes that header and footer lead to. */
  routes: Readonly<Record<string, string>>
}

/** Everything that the engine works with and does not know by itself. */
export type Registry = {
  /** Page components by name: tables are loaded in this order, those that others refer to first. */
  pages: Readonly<Record<string, AnyPageDefinition>>
  /** Kinds of records, by the name of their JSON Schema. */
  records: Readonly<Record<string, AnyRecordDefinition>>
  frame: (locale: Locale) => Promise<Frame>
  services: Services
  /** Contact persons by their ids, for the blocks that show one. */
  findContacts: (ids: readonly number[], locale: Locale) => Promise<ReadonlyMap<number, Contact>>
  /** Puts further pictures together; imported only when content is loaded. */
  deriveSocialImages: () => Promise<DeriveSocialImages>
  /** Notes a new version of the content, in its transaction; imported only when content is loaded. */
  noteVersion: () => Promise<NoteVersion>
}

/** A version of the content, and since when there is it (ISO 8601). */
export type NewVersion = { version: string; at: string }

export type NoteVersion = (trx: TransactionClientContract, version: NewVersion) => Promise<void>

let registered: Registry | undefined

/** Tells the engine what this site consists of; called once, when the application starts. */
export function registerContent(content: Registry): void {
  registered = content
}

/** What this site consists of. */
export function registry(): Registry {
  if (!registered) throw new Error('No content is registered: start/content.ts is not loaded')
  return registered
}
