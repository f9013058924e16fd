import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class SearchNoResults extends BaseCommand {
  static override commandName = 'search:no_results'
  static override description = 'List the queries without results, the most frequent first'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { findQueriesWithoutResults } = await import('#search/queries_without_results')
    const queries = await findQueriesWithoutResults()
    if (queries.length === 0) {
      this.logger.info('Every query has found something.')
      return
    }
    const table = this.ui.table().head(['times', 'language', 'last on', 'query'])
    for (const { times, locale, last_on, query } of queries) {
      table.row([String(times), locale, last_on, query])
    }
    table.render()
  }
}
