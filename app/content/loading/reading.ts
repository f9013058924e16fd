import { join } from 'node:path'
import type { z } from 'zod'
import { type LanguageFiles, readLanguageFiles } from '#content/loading/content_files'
import { Links } from '#content/loading/link_checks'
import { type LocalizedRecord, localizeRecord } from '#content/loading/overlay'
import type { ContentProblems } from '#content/loading/problems'
import { Taken } from '#content/loading/taken'
import { collectLinks } from '#content/schema/walk'
import type { Locale } from '#shared/locales'

/** What all readers of one load share: where they read, and what they have found so far. */
export class Reading {
  readonly content: string
  readonly media: string
  readonly links: Links
  readonly taken: Taken

  /** @param root the folder that holds `resources` */
  constructor(
    readonly root: string,
    readonly problems: ContentProblems
  ) {
    this.content = join(root, 'resources/content')
    this.media = join(root, 'resources/media')
    this.links = new Links(problems)
    this.taken = new Taken(problems)
  }

  /** All records below a folder of resources/content. */
  records(folder: string): Promise<LanguageFiles[]> {
    return readLanguageFiles(join(this.content, folder), this.root, this.problems)
  }

  /** The record that a folder is by itself. */
  async record(folder: string): Promise<LanguageFiles | undefined> {
    const records = await this.records(folder)
    return records.find((record) => record.name === '' && record.files.has(record.source))
  }

  /** One language's version of a record, its links noted; undefined when it has errors. */
  localize<Schema extends z.ZodType>(
    schema: Schema,
    record: LanguageFiles,
    locale: Locale
  ): LocalizedRecord<z.output<Schema>> | undefined {
    const localized = localizeRecord(schema, record, locale, this.problems)
    if (localized) {
      for (const link of collectLinks(schema, localized.value)) {
        this.links.add({ ...link, origin: localized.origin })
      }
    }
    return localized
  }
}
