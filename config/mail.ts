import app from '@adonisjs/core/services/app'
import { defineConfig, transports } from '@adonisjs/mail'
import { requiresStartTls } from '#config/starttls'
import env from '#start/env'

/** The mail server; without one mails are written into files. */
export const mailServer = env.get('SMTP_HOST')

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
 * How mails go to the mail server that is named; app/outbox decides whether they do. Milliseconds: a server that does not answer must not keep the others waiting.
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
