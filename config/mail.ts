import app from '@adonisjs/core/services/app'
import { defineConfig, transports } from '@adonisjs/mail'
import { requiresStartTls } from '#config/starttls'
import env from '#start/env'

/** The mail server; without one, mails are written to files. */
export const mailServer = env.get('SMTP_HOST')

/** The sender of the site's mails. */
export const sender = {
  name: env.get('MAIL_FROM_NAME') ?? 'Saumer Profile',
  address: env.get('MAIL_FROM_ADDRESS') ?? 'website@saumer.example',
}

/** The recipient of contact requests. */
export const contactRecipient = {
  name: sender.name,
  address: env.get('CONTACT_ADDRESS') ?? 'kontakt@saumer.example',
}

/** Whether the server process delivers mail and purges expired data. */
export const worksInBackground = env.get('BACKGROUND_WORK') ?? true

/**
 * The transport to the mail server, used by app/outbox. Timeouts in milliseconds: a mail server
 * that does not respond must not delay other mails.
 */
const mailConfig = defineConfig({
  default: 'smtp',
  from: sender,
  mailers: {
    smtp: transports.smtp({
      host: mailServer ?? 'localhost',
      port: env.get('SMTP_PORT') ?? 587,
      secure: env.get('SMTP_SECURE') ?? false,
      requireTLS: requiresStartTls(mailServer, app.inProduction, env.get('SMTP_REQUIRE_TLS')),
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
  },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
