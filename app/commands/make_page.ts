import { args, BaseCommand, flags } from '@adonisjs/core/ace'

export default class MakePage extends BaseCommand {
  static override commandName = 'make:page'
  static override description =
    'Make a page component: its definition, the component, a page that has it and a test'

  @args.string({ description: 'Group/View, for example Awards/Index' })
  declare name: string

  @flags.string({
    description: 'The room below app that defines it, for example news',
    required: true,
  })
  declare room: string

  override async run() {
    const { planPage } = await import('#scaffolding/page')
    const { scaffold } = await import('#scaffolding/scaffold')
    await scaffold(this, () => planPage(this.name, this.room))
  }
}
