import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'
import { createTransport } from 'nodemailer'

/**
 * Writes mails as files that every mail program opens: for a site without a mail server. A mail
 * that is sent again takes the place of itself.
 */
export class EmlTransport implements MailTransportContract {
  #composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  constructor(private readonly folder: string) {}

  async send(message: NodeMailerMessage) {
    const { messageId, envelope, message: bytes } = await this.#composer.sendMail(message)
    const file = join(this.folder, `${messageId.replaceAll(/[^\w.@-]/g, '')}.eml`)
    await mkdir(this.folder, { recursive: true })
    await writeFile(`${file}.part`, bytes as Buffer, { flush: true })
    await rename(`${file}.part`, file)
    return new MailResponse(messageId, envelope, undefined)
  }
}
