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

  /** Waits for another process that does the same, so that several may start at once. */
  override async run() {
    const { alone } = await import('#database/alone')
    await alone(
      async () => {
        if (!(await this.#migrate())) return
        await this.#load()
        await this.#removeUnusedFiles()
      },
      () => this.logger.info('Waiting for another process that migrates or loads content …')
    )
  }

  async #migrate(): Promise<boolean> {
    const options = ['--force', '--no-schema-generate', '--disable-locks']
    const { exitCode } = await this.kernel.exec('migration:run', options)
    if (exitCode) this.exitCode = exitCode
    return !exitCode
  }

  async #load() {
    const { describeLoad, loadContent } = await import('#content/loading/loader')
    const { ContentError } = await import('#content/loading/problems')
    try {
      for (const line of describeLoad(await loadContent())) this.logger.log(line)
    } catch (error) {
      if (this.keepLast && (await this.#hasContent())) return this.#logFailure(error)
      if (!(error instanceof ContentError)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
    }
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
}
