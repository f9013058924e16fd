import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { RefusedException } from '#database/refused_exception'

export default class ContentPreview extends BaseCommand {
  static override commandName = 'content:preview'
  static override description = 'Print the URL of a preview of a page before it is published'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The key of the page, for example root.company' })
  declare route: string

  @args.string({ description: 'The language', required: false, default: 'de' })
  declare locale: string

  @flags.string({ description: 'The day as of which it is shown, for example 2026-12-24' })
  declare at?: string

  @flags.number({ description: 'The lifetime of the URL in days' })
  declare days?: number

  override async run() {
    const { makePreviewUrl } = await import('#content/pages/preview/preview_url')
    const made = await makePreviewUrl(this.route, this.locale, this)
    if ('refusal' in made) throw new RefusedException(made.refusal)
    this.logger.log(made.url)
  }
}
