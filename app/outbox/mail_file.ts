import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NodeMailerMessage } from '@adonisjs/mail/types'
import { createTransport } from 'nodemailer'
import { makePrivate } from '#config/private_files'
import { storagePath } from '#config/storage'
import { OutboxMessage } from '#outbox/outbox_message'

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/**
 * Writes a mail to a file (.eml), for a site without a mail server. A mail that is sent again
 * replaces its file.
 */
export async function writeMailFile(message: NodeMailerMessage, messageId: string): Promise<void> {
  const folder = storagePath('mail')
  const file = join(folder, fileName(messageId))
  const { message: bytes } = await composer.sendMail({ ...message, messageId })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(`${file}.part`, bytes as Buffer, { flush: true, mode: 0o600 })
  await rename(`${file}.part`, file)
}

/**
 * Deletes the files of mails that are not in the outbox, and makes the others private. A mail is in
 * the outbox before its file exists.
 *
 * @returns the number of deleted files
 */
export async function deleteOrphanedFiles(): Promise<number> {
  const folder = storagePath('mail')
  if (!existsSync(folder)) return 0
  makePrivate(folder)
  const files = (await readdir(folder)).filter((file) => MAIL.test(file))
  if (files.length === 0) return 0

  const messages = await OutboxMessage.query().select('messageId')
  const expected = new Set(messages.map(({ messageId }) => fileName(messageId)))
  let deleted = 0
  for (const file of files) {
    if (expected.has(file.replace(PART, ''))) makePrivate(join(folder, file))
    else {
      await rm(join(folder, file), { force: true })
      deleted++
    }
  }
  return deleted
}

/** The file of a mail, or an incomplete one that a crashed process has left. */
const MAIL = /\.eml(\.part)?$/
const PART = /\.part$/

function fileName(messageId: string): string {
  return `${messageId.replaceAll(/[^\w.@-]/g, '')}.eml`
}
