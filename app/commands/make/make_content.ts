import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class MakeContent extends BaseCommand {
  static override commandName = 'make:content'
  static override description =
    'Create a page or record for an editor to fill in, with a comment on each field'
  static override options: CommandOptions = { startApp: true }

  @args.string({
    description: 'A page component (Jobs/Show) or a kind of record (contact, events)',
  })
  declare kind: string

  @args.string({ description: 'Its folder (jobs/welder), or the id of an entry (summer_fair)' })
  declare name: string

  override async run() {
    const { makeContent } = await import('#content/scaffolding/make_content')
    const file = await makeContent(this.kind, this.name)
    this.logger.action(`write ${file}`).succeeded()
    this.logger.info('Fill it in; content:check names each text that is still to come.')
  }
}
