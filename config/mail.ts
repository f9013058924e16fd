import { defineConfig, transports } from '@adonisjs/mail'
import { EmlTransport } from '#outbox/eml_transport'
import { storagePath } from '#config/storage'
import env from '#start/env'

const host = env.get('SMTP_HOST')

/** Who the site's mails come from. */
export const sender = {
  name: env.get('MAIL_FROM_NAME') ?? 'Saumer Profile',
  address: env.get('MAIL_FROM_ADDRESS') ?? 'website@saumer.example',
}

/** Who contact requests go to. */
export const contactRecipient = {
  name: sender.name,
  address: env.get('CONTACT_ADDRESS') ?? 'kontakt@saumer.example',
}

/** Whether the server's process delivers mail and deletes what is due. */
export const worksInBackground = env.get('BACKGROUND_WORK') ?? true

/**
 * Mails go to the mail server that is named; without one they are written into storage/mail.
 * Milliseconds: a server that does not answer must not keep the others waiting.
 */
const mailConfig = defineConfig({
  default: host ? 'smtp' : 'files',
  from: sender,
  mailers: {
    smtp: transports.smtp({
      host: host ?? 'localhost',
      port: env.get('SMTP_PORT') ?? 587,
      secure: env.get('SMTP_SECURE') ?? false,
      auth: env.get('SMTP_USERNAME')
        ? {
            type: 'login',
            user: env.get('SMTP_USERNAME') ?? '',
            pass: env.get('SMTP_PASSWORD')?.release() ?? '',
          }
        : undefined,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    }),
    files: () => new EmlTransport(storagePath('mail')),
  },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
