import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class ContentLoad extends BaseCommand {
  static override commandName = 'content:load'
  static override description = 'Migrate the database and load the content files'
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({
    description: 'Succeed with the content of the last good load if this one fails',
  })
  declare keepLast?: boolean

  @flags.boolean({ description: 'Leave it to the running site to make new pictures' })
  declare picturesLater?: boolean

  @flags.string({
    description:
      'A hash of the code: what was loaded by the same code and has not changed is not read',
  })
  declare code?: string

  /** Waits for another process that does the same, so that several may start at once. */
  override async run() {
    const { alone } = await import('#database/alone')
    await alone(
      async () => {
        await this.#step('Migrating the database', () => this.#migrate())
        await this.#load()
        await this.#removeUnusedFiles()
      },
      () => this.logger.info('Waiting for another process that migrates or loads content …')
    )
  }

  /** Lucid's own command says a line for each migration, twice. */
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
    try {
      await this.#step('Loading the content', async () => {
        if (await this.#isLoaded()) return 'up to date'
        const { loadContent } = await import('#content/loading/loader')
        const { formatProblem } = await import('#content/loading/problems')
        const pictures = this.picturesLater ? 'later' : 'now'
        const report = await loadContent(undefined, { pictures, code: this.code })
        warnings.push(...report.warnings.map(formatProblem))
        return report.written === 0 ? 'up to date' : `${report.written} rows written`
      })
      for (const warning of warnings) this.logger.log(warning)
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

  /** That a file cannot be removed is no reason not to start. */
  async #removeUnusedFiles() {
    const { removeUnusedFiles } = await import('#media/unused_files')
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

  /** Tells the log of the site, which goes on: it says more than the output of a command. */
  async #logFailure(error: unknown) {
    const { ContentError, formatProblem } = await import('#content/loading/problems')
    const logger = await this.app.container.make('logger')
    if (error instanceof ContentError) {
      for (const problem of error.problems) logger.error(formatProblem(problem))
    } else logger.error({ err: error }, 'The content could not be loaded')
    logger.error('The content was not loaded: the site goes on with that of its last good load')
  }

  /** Does a step and says on one line what it is, what came of it, and how many seconds it took. */
  async #step(what: string, work: () => Promise<string>) {
    const start = performance.now()
    process.stdout.write(`${what} … `)
    const outcome = await work().catch((error: unknown) => {
      process.stdout.write('failed\n')
      throw error
    })
    process.stdout.write(`${outcome}, ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
  }
}
