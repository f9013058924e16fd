import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { RefusedException } from '#database/refused_exception'

export default class SeoChanged extends BaseCommand {
  static override commandName = 'seo:changed'
  static override description =
    'List the URLs that have changed since a time, one per line, for IndexNow'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'A day or a time as ISO 8601 writes it: 2026-11-22' })
  declare since: string

  override async run() {
    const time = new Date(this.since)
    if (Number.isNaN(time.getTime())) {
      throw new RefusedException(`"${this.since}" is no time: write it like 2026-11-22`)
    }
    const { appUrl } = await import('#config/app')
    const { findUrlsChangedSince } = await import('#content/pages/page_queries')
    for (const url of await findUrlsChangedSince(time)) this.logger.log(appUrl + url)
  }
}
