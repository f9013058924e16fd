import { args, BaseCommand, flags } from '@adonisjs/core/ace'

export default class MakeRecord extends BaseCommand {
  static override commandName = 'make:record'
  static override description =
    'Make a kind of record: its definition, a migration, a first record and a test'

  @args.string({ description: 'What one of them is called, for example trade_fair' })
  declare name: string

  @flags.string({
    description: 'The room below app that defines it, for example news',
    required: true,
  })
  declare room: string

  @flags.string({ description: 'Its folder below resources/content; its plural without one' })
  declare folder?: string

  override async run() {
    const { planRecord } = await import('#scaffolding/record')
    const { scaffold } = await import('#scaffolding/scaffold')
    await scaffold(this, () => planRecord(this.name, this.room, this.folder))
  }
}
