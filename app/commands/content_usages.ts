import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { RefusedException } from '#database/refused_exception'

export default class ContentUsages extends BaseCommand {
  static override commandName = 'content:usages'
  static override description = 'List the places that use a page, picture, file, person or record'
  static override options: CommandOptions = { startApp: true }

  @args.string({
    description: 'A route, a file below resources/media, an id, or the folder of a person',
  })
  declare name: string

  override async run() {
    const { describeUsages, findUsages } = await import('#content/checking/usages')
    const found = await findUsages(this.name)
    if ('unknown' in found) {
      throw new RefusedException(`Nothing is called "${this.name}". ${found.unknown}`.trim())
    }
    process.stdout.write(`${describeUsages(found)}\n`)
  }
}
