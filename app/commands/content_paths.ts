import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class ContentPaths extends BaseCommand {
  static override commandName = 'content:paths'
  static override description = 'Update the list of published paths from the content'
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Fail if the list is out of date; write nothing' })
  declare check?: boolean

  override async run() {
    const { contentRoot } = await import('#config/content')
    const { checkContent } = await import('#content/loading/loader')
    const { formatProblem } = await import('#content/loading/problems')
    const { PATHS_FILE, recordPaths, unrecordedPaths } = await import(
      '#content/loading/links/published_paths'
    )
    const { site } = await checkContent()
    if (!this.check) {
      const added = await recordPaths(contentRoot, site)
      this.logger.success(`${PATHS_FILE} is up to date: ${added} new lines.`)
      return
    }
    const unrecorded = unrecordedPaths(contentRoot, site)
    for (const problem of unrecorded) this.logger.error(formatProblem(problem))
    if (unrecorded.length > 0) this.exitCode = 1
    else this.logger.success(`${PATHS_FILE} is up to date.`)
  }
}
