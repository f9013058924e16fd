import { readFile } from 'node:fs/promises'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { Progress } from '#content/loading/progress'
import { RefusedException } from '#database/refused_exception'

export default class ContentLoad extends BaseCommand {
  static override commandName = 'content:load'
  static override description = 'Migrate the database and load the content files'

  @flags.boolean({
    description: 'If this load fails, keep the content of the last one and succeed',
  })
  declare keepLast?: boolean

  @flags.boolean({ description: 'Leave the conversion of new pictures to the running site' })
  declare picturesLater?: boolean

  @flags.boolean({ description: 'Update the list of published paths' })
  declare keepPaths?: boolean

  @flags.boolean({ description: 'List what would be created, changed and removed; write nothing' })
  declare dryRun?: boolean

  @flags.string({
    description:
      'A hash of the code, which a build has recorded: unchanged content that the same code has loaded is not loaded again',
  })
  declare code?: string

  /**
   * Waits for a lock, so that several processes may start at once. Boots the application without
   * its preloads, which import every feature: `#load` starts it if there is something to load.
   */
  override async run() {
    await this.app.boot()
    if (this.dryRun) return this.#plan()
    const { withLock } = await import('#database/lock')
    this.code ??= await this.#builtFrom()
    await withLock(async () => {
      await this.#step('Migrating the database', () => this.#migrate())
      await this.#load()
      await this.#removeUnusedFiles()
    })
  }

  /** Imports the preloads, which register the pages and records with the content engine. */
  #start() {
    return this.app.start(() => {})
  }

  /**
   * Returns the version of the code that a build records (`bin/build.mjs`); undefined in the
   * sources.
   */
  #builtFrom(): Promise<string | undefined> {
    return readFile(this.app.makePath('.built-from'), 'utf8').catch(() => undefined)
  }

  async #plan() {
    if (await this.#isBehind()) {
      throw new RefusedException('The database has to be migrated first: node ace migration:run.')
    }
    await this.#start()
    const { planLoad } = await import('#content/loading/loader')
    const { formatChange } = await import('#content/loading/planned_changes')
    const { formatProblem } = await import('#content/loading/problems')
    const lines: string[] = []
    await this.#step('Comparing the content', async (onProgress) => {
      const { changes, warnings, errors } = await planLoad(onProgress)
      lines.push(...[...warnings, ...errors].map(formatProblem), ...changes.map(formatChange))
      const count = (action: string) => changes.filter((each) => each.action === action).length
      return `${count('create')} to create, ${count('change')} to change, ${count('remove')} to remove; nothing is written`
    })
    for (const line of lines) this.logger.log(line)
  }

  /** Whether there are pending migrations. */
  async #isBehind(): Promise<boolean> {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { MigrationRunner } = await import('@adonisjs/lucid/migration')
    /** Lucid would create this table to find it empty. */
    if (!(await db.connection().schema.hasTable('adonis_schema'))) return true
    const runner = new MigrationRunner(db, this.app, { direction: 'up' })
    const migrations = await runner.getList()
    return migrations.some(({ status }) => status === 'pending')
  }

  /** Lucid's own command prints a line for each migration, twice. */
  async #migrate(): Promise<string> {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { MigrationRunner } = await import('@adonisjs/lucid/migration')
    const runner = new MigrationRunner(db, this.app, { direction: 'up', disableLocks: true })
    await runner.run()
    if (runner.error) throw runner.error
    const { length } = Object.values(runner.migratedFiles)
    return length === 0 ? 'up to date' : `${length} migrations`
  }

  async #load() {
    const warnings: string[] = []
    const errors: string[] = []
    try {
      await this.#step('Loading the content', async (onProgress) => {
        if (await this.#isLoaded()) return 'up to date'
        await this.#start()
        const { loadContent } = await import('#content/loading/loader')
        const { formatProblem } = await import('#content/loading/problems')
        const pictures = this.picturesLater ? 'later' : 'now'
        const { code, keepPaths } = this
        const report = await loadContent(undefined, {
          pictures,
          code,
          keepPaths,
          report: onProgress,
        })
        warnings.push(...report.warnings.map(formatProblem))
        errors.push(...report.errors.map(formatProblem))
        return report.written === 0 ? 'up to date' : `${report.written} rows written`
      })
      for (const warning of warnings) this.logger.log(warning)
      await this.#logUnusable(errors)
    } catch (error) {
      const { ContentError } = await import('#content/loading/problems')
      if (this.keepLast && (await this.#hasContent())) return this.#logFailure(error)
      if (!(error instanceof ContentError)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
    }
  }

  async #isLoaded(): Promise<boolean> {
    if (this.code === undefined) return false
    const { contentRoot } = await import('#config/content')
    const { contentStamp, isLoaded } = await import('#content/loading/stamp')
    return isLoaded(contentStamp(contentRoot, this.code))
  }

  /** A file that cannot be removed must not prevent the start. */
  async #removeUnusedFiles() {
    const { removeUnusedFiles } = await import('#media/public_folder/unused_files')
    try {
      const { removed } = await removeUnusedFiles()
      if (removed.length > 0) this.logger.log(`Unused files removed: ${removed.length}.`)
    } catch (error) {
      const logger = await this.app.container.make('logger')
      logger.error({ err: error }, 'Unused files could not be removed')
    }
  }

  async #hasContent(): Promise<boolean> {
    const { from } = await import('#database/query')
    return (await from('content_versions').first()) !== null
  }

  /** Writes to the site's log, as this continues while the site runs. */
  async #logFailure(error: unknown) {
    const { ContentError, formatProblem } = await import('#content/loading/problems')
    const logger = await this.app.container.make('logger')
    if (error instanceof ContentError) {
      for (const problem of error.problems) logger.error(formatProblem(problem))
    } else logger.error({ err: error }, 'The content could not be loaded')
    logger.error('The content was not loaded: the site goes on with that of its last good load')
  }

  /**
   * Writes last what did not fail the load and is missing on the site: to the site's log where this
   * starts the site.
   */
  async #logUnusable(errors: readonly string[]) {
    if (errors.length === 0) return
    const logger = this.keepLast ? await this.app.container.make('logger') : this.logger
    for (const error of errors) logger.error(error)
    logger.error(
      `Pages show a plain area in the place of pictures: ${errors.length} cannot be used`
    )
  }

  /** Runs a step and prints a line with its name, its result and its duration in seconds. */
  async #step(what: string, work: (onProgress: Progress) => Promise<string>) {
    const { ProgressLine } = await import('#content/loading/progress')
    const start = performance.now()
    const line = new ProgressLine(`${what} … `)
    const outcome = await work(line.report).catch((error: unknown) => {
      line.end('failed')
      throw error
    })
    line.end(`${outcome}, ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
}
