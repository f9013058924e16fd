import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { RefusedException } from '#database/refused_exception'

export default class PrivacyErase extends BaseCommand {
  static override commandName = 'privacy:erase'
  static override description =
    'Erase an e-mail address: its contact requests, newsletter subscriptions and mails'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The e-mail address, in any spelling' })
  declare address: string

  @flags.boolean({ description: 'Also erase the proof of consent to the newsletter' })
  declare withProof: boolean

  override async run() {
    const { asciiEmail } = await import('#shared/forms/email')
    const { eraseAddress } = await import('#operations/erase_address')
    if (!asciiEmail(this.address)) {
      throw new RefusedException(`${this.address} is no e-mail address.`)
    }
    const erased = await eraseAddress(this.address, this.withProof)
    this.logger.success(
      `Erased: contact requests ${erased.requests}, newsletter subscriptions ${erased.subscriptions}, mails ${erased.mails}, mail files ${erased.files}.`
    )
    if (erased.proofs > 0) {
      this.logger.warning(
        `Kept as proof of consent until the end of ${erased.proofsUntil}: ended newsletter subscriptions ${erased.proofs}. Where no dispute is to be feared, --with-proof erases them.`
      )
    }
  }
}
