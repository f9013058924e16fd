import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { RefusedException } from '#database/refused_exception'

export default class ContentExport extends BaseCommand {
  static override commandName = 'content:export'
  static override description = 'Export the content files from which the database was loaded'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The folder that will hold resources/content', required: false })
  declare folder?: string

  @flags.boolean({ description: 'Fail if files and database differ; write nothing' })
  declare check?: boolean

  override async run() {
    const { exportSources, loadedSources, readSources, sourceDifferences } = await import(
      '#content/loading/content_sources'
    )
    const loaded = await loadedSources()
    if (this.check) {
      const { contentRoot } = await import('#config/content')
      const differences = sourceDifferences(readSources(contentRoot), loaded)
      for (const difference of differences) this.logger.error(difference)
      if (differences.length > 0) this.exitCode = 1
      else this.logger.success(`The database holds these ${loaded.size} files.`)
      return
    }
    if (this.folder === undefined) throw new RefusedException('Name a folder, or write --check.')
    if (loaded.size === 0) throw new RefusedException('The database holds no content.')
    if (existsSync(join(this.folder, 'resources/content'))) {
      throw new RefusedException(`${this.folder} has content already: nothing is overwritten.`)
    }
    await exportSources(this.folder, loaded)
    this.logger.success(`${loaded.size} files written to ${this.folder}/resources/content`)
  }
}
