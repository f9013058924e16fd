import { join, relative } from 'node:path'
import PQueue from 'p-queue'
import type { z } from 'zod'
import {
  findRecords,
  type LanguageFiles,
  parseRecord,
  type RecordFiles,
  readBytes,
} from '#content/loading/content_files'
import { Links } from '#content/loading/links/link_checks'
import { localizeRecord, type Origin, originIn } from '#content/loading/overlay'
import { type ContentProblem, ContentProblems, UniqueIndex } from '#content/loading/problems'
import type { Progress } from '#content/loading/progress'
import { hashOfBytes, RecordCache } from '#content/loading/record_cache'
import { LOCALES, type Locale } from '#shared/locales'

/** A record's content by language, source first. Languages with errors are missing. */
type Versions<Content = unknown> = ReadonlyMap<Locale, Content>

type CachedRecord = { versions: [Locale, unknown][]; warnings: ContentProblem[] }

/**
 * A record that was read. Its content is not held in memory, because all records together may be
 * large.
 */
export type ReadRecord = {
  name: string
  source: Locale
  /** Reads the content again. */
  versions: () => Versions
  /** Returns the places of values in a language. Parses the files again. */
  origin: (locale: Locale) => Origin
}

type RecordOptions = {
  /**
   * Returns the schema for the content of the source file, which may not be validated yet, with its
   * places. A record without a schema is skipped.
   */
  schema: (data: unknown, place: Origin) => z.ZodType | undefined
  /** The languages of the record: all, or only those with a file. */
  languages: 'all' | 'written'
}

export type ReadingOptions = {
  /** The code version that the cached records are valid for. */
  code?: string
  /** Called repeatedly with the progress. */
  report?: Progress
}

/** Readings of one code version share a cache, in which one would replace what another has read. */
const readings = new PQueue({ concurrency: 1 })

/**
 * Runs a function with a reading whose record cache is open, after all earlier ones.
 *
 * @param root the folder that holds `resources`
 */
export function withReading<Result>(
  root: string,
  problems: ContentProblems,
  options: ReadingOptions,
  work: (reading: Reading) => Promise<Result>
): Promise<Result> {
  return readings.add(async () => {
    const reading = new Reading(root, problems, options)
    return work(reading).finally(() => reading.recordCache.close())
  })
}

/** The state that all readers of one load share: root, problems, links, unique values and cache. */
export class Reading {
  readonly content: string
  readonly media: string
  readonly links: Links
  readonly uniqueIndex: UniqueIndex
  readonly recordCache: RecordCache
  readonly report: Progress
  #lastParsed: { of: RecordFiles; parsed: LanguageFiles } | undefined

  /** @param root the folder that holds `resources` */
  constructor(
    readonly root: string,
    readonly problems: ContentProblems,
    { code, report = () => {} }: ReadingOptions = {}
  ) {
    this.content = join(root, 'resources/content')
    this.media = join(root, 'resources/media')
    this.links = new Links(problems)
    this.uniqueIndex = new UniqueIndex(problems)
    this.recordCache = new RecordCache(code)
    this.report = report
  }

  /**
   * Finds all records below a folder of resources/content, which may be missing if it is optional.
   */
  find(folder: string, isOptional?: boolean): Promise<RecordFiles[]> {
    return findRecords(join(this.content, folder), this.root, this.problems, isOptional)
  }

  /** Finds the record that is the folder itself. */
  async findOne(folder: string): Promise<RecordFiles | undefined> {
    const records = await this.find(folder)
    return records.find((record) => record.name === '')
  }

  /**
   * Reads a record in its languages.
   *
   * @returns undefined when its source has errors, all of which are added to the problems
   */
  read(
    files: RecordFiles,
    { schema: schemaFor, languages }: RecordOptions
  ): { record: ReadRecord; versions: Versions } | undefined {
    const bytes = readBytes(files)
    const hash = hashOfBytes(bytes)
    const placeInSource: Origin = (path) => {
      const { files: parsed, source } = this.#parse(files)
      return parsed.get(source)?.place(path) ?? { file: files.folder, line: 1, column: 1 }
    }

    const known = this.recordCache.find(this.#nameOf(files), hash) as CachedRecord | undefined
    if (known) {
      const [[source, data] = []] = known.versions
      const schema = source && schemaFor(data, placeInSource)
      if (!schema) return undefined
      this.problems.addAll(known.warnings)
      return this.#record(files, hash, source, schema, new Map(known.versions))
    }

    const problems = new ContentProblems()
    const parsed = parseRecord(files, this.root, problems, bytes)
    const source = parsed.files.get(parsed.source)
    const schema = source && schemaFor(source.data, placeInSource)
    const versions = new Map<Locale, unknown>()
    if (schema) {
      const written = languages === 'all' ? LOCALES : parsed.files.keys()
      for (const locale of new Set([parsed.source, ...written])) {
        const content = localizeRecord(schema, parsed, locale, problems)
        if (content !== undefined) versions.set(locale, content)
      }
    }
    this.problems.addAll([...problems.errors, ...problems.warnings])
    if (!schema) return undefined
    if (problems.errors.length > 0) {
      return this.#record(files, hash, parsed.source, schema, versions, () => versions)
    }
    const cached: CachedRecord = this.recordCache.set(this.#nameOf(files), hash, {
      versions: [...versions],
      warnings: problems.warnings,
    })
    return this.#record(files, hash, parsed.source, schema, new Map(cached.versions))
  }

  #record(
    files: RecordFiles,
    hash: string,
    source: Locale,
    schema: z.ZodType,
    versions: Versions,
    readVersions = () => this.#cachedVersions(files, hash)
  ): { record: ReadRecord; versions: Versions } {
    const origin = (locale: Locale): Origin => {
      return (path) => originIn(schema, this.#parse(files), locale)(path)
    }
    return { record: { name: files.name, source, versions: readVersions, origin }, versions }
  }

  #nameOf({ folder }: RecordFiles): string {
    return relative(this.root, folder)
  }

  #cachedVersions(files: RecordFiles, hash: string): Versions {
    const known = this.recordCache.find(this.#nameOf(files), hash) as CachedRecord | undefined
    if (!known)
      throw new Error(`What was read of ${this.#nameOf(files)} is gone: load the content once more`)
    return new Map(known.versions)
  }

  /**
   * Parses a record's files. The last result is reused, because places are often read one after the
   * other.
   */
  #parse(files: RecordFiles): LanguageFiles {
    if (this.#lastParsed?.of !== files) {
      this.#lastParsed = {
        of: files,
        parsed: parseRecord(files, this.root, new ContentProblems()),
      }
    }
    return this.#lastParsed.parsed
  }
}
