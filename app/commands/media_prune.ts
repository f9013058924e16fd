import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class MediaPrune extends BaseCommand {
  static override commandName = 'media:prune'
  static override description =
    'List files that content no longer refers to, and remove those after 30 days, as each load does'
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Remove all of them now' })
  declare now?: boolean

  override async run() {
    const { withLock } = await import('#database/lock')
    const { GRACE_DAYS, removeUnusedFiles } = await import('#media/public_folder/unused_files')
    const { removed, waiting } = await withLock(() => removeUnusedFiles(this.now ? 0 : GRACE_DAYS))
    for (const { name, since } of removed) {
      this.logger.log(`${name}: unused since ${since.slice(0, 10)}, removed`)
    }
    for (const { name, since } of waiting) {
      this.logger.log(`${name}: unused since ${since.slice(0, 10)}`)
    }
    this.logger.success(
      `Unused files: ${removed.length} removed, ${waiting.length} stay until ${GRACE_DAYS} days are over.`
    )
  }
}
