import { args, BaseCommand } from '@adonisjs/core/ace'

export default class MakeBlock extends BaseCommand {
  static override commandName = 'make:block'
  static override description =
    'Make a block: both sides, their tests and its example on the Designsystem page'

  @args.string({ description: 'Its name, for example QuoteBox' })
  declare name: string

  override async run() {
    const { planBlock } = await import('#scaffolding/block')
    const { scaffold } = await import('#scaffolding/scaffold')
    await scaffold(this, () => planBlock(this.name))
  }
}
