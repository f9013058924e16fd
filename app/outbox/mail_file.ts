import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NodeMailerMessage } from '@adonisjs/mail/types'
import { createTransport } from 'nodemailer'

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/**
 * Writes a mail as a file (.eml) that every mail program opens: for a site without a mail server. A
 * mail that is sent again takes the place of itself.
 */
export async function writeMailFile(message: NodeMailerMessage, folder: string): Promise<void> {
  const { messageId, message: bytes } = await composer.sendMail(message)
  const file = join(folder, `${messageId.replaceAll(/[^\w.@-]/g, '')}.eml`)
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.part`, bytes as Buffer, { flush: true })
  await rename(`${file}.part`, file)
}
