import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class OutboxWork extends BaseCommand {
  static override commandName = 'outbox:work'
  static override description =
    'Deliver mail, convert pictures and delete expired data, until stopped'
  static override options: CommandOptions = { startApp: true, staysAlive: true }

  override async run() {
    const { BackgroundWork } = await import('#operations/background_work')
    const { endOnSignal } = await import('#http/end_on_signal')
    const work = new BackgroundWork(await this.app.container.make('logger'))
    this.app.terminating(() => work.stop())
    endOnSignal(this.app, () => ['delivering mail'])
    work.start()
    this.logger.info('Delivering mail and making pictures.')
  }
}
