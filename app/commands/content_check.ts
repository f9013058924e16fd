import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { RefusedException } from '#database/refused_exception'

export default class ContentCheck extends BaseCommand {
  static override commandName = 'content:check'
  static override description = 'Report all problems of the content files'
  static override help =
    'Exits with 1 if there are errors, with 2 if there are warnings, else with 0.'
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Report as JSON' })
  declare json?: boolean

  @flags.string({ description: 'text, json, or github, which annotates pull requests' })
  declare format?: string

  @flags.boolean({ description: 'Check the spelling as well; installs 40 MB of dictionaries once' })
  declare spelling?: boolean

  override async run() {
    const { REPORTS, exitCodeOf } = await import('#content/checking/report')
    const format = this.json ? 'json' : (this.format ?? 'text')
    if (!isKey(REPORTS, format)) {
      throw new RefusedException(
        `There is no format "${format}": use one of ${Object.keys(REPORTS).join(', ')}.`
      )
    }
    const { findProblems } = await import('#content/checking/find_problems')
    const problems = await findProblems(undefined, undefined, {
      dictionaries: this.spelling ? this.app.makePath('dictionaries') : undefined,
    })
    const report = REPORTS[format](problems)
    if (report !== '') process.stdout.write(`${report}\n`)
    this.exitCode = exitCodeOf(problems)
  }
}

function isKey<Known extends object>(known: Known, key: string): key is keyof Known & string {
  return Object.hasOwn(known, key)
}
