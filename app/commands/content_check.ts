import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class ContentCheck extends BaseCommand {
  static override commandName = 'content:check'
  static override description = 'Check the content files without loading them'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { checkContent } = await import('#content/loading/loader')
    const { ContentError, formatProblem } = await import('#content/loading/problems')
    try {
      const { warnings } = await checkContent()
      for (const warning of warnings) this.logger.warning(formatProblem(warning))
      this.logger.success('The content files are in order.')
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
    }
  }
}
