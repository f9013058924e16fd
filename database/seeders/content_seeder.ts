import { BaseSeeder } from '@adonisjs/lucid/seeders'
import { loadContent } from '#content/loading/loader'
import { formatProblem } from '#content/loading/problems'

/** Brings what editors wrote below resources/content into the database. */
export default class ContentSeeder extends BaseSeeder {
  async run() {
    const { warnings, written } = await loadContent()
    for (const warning of warnings) console.warn(formatProblem(warning))
    console.log(
      written === 0 ? 'Content is up to date.' : `Content loaded: ${written} rows written.`
    )
  }
}
