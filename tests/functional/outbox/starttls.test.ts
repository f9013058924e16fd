import { expect, test } from 'vitest'
import { givenFormSite } from '#tests/fixtures/forms/form_site'
import { givenMailServer } from '#tests/fixtures/mail/given_mail_server'
import { deliverAll, givenMail, outbox } from '#tests/fixtures/mail/outbox'
import { givenLog } from '#tests/fixtures/processes/log'

const { server, env } = await givenMailServer()
givenFormSite({ ...env, SMTP_REQUIRE_TLS: 'true' })

test('a mail server that cannot encrypt gets nothing; the mail waits, and the log says so', async () => {
  const log = await givenLog()
  await givenMail()
  expect(await deliverAll()).toBe(1)
  expect(server.attempts).toEqual([])
  expect(await outbox()).toMatchObject([
    {
      status: 'waiting',
      content: expect.stringContaining('Eine Anfrage'),
      lastError: expect.stringContaining('STARTTLS'),
    },
  ])
  expect(log).toMatchObject([
    { msg: 'a mail was not delivered', code: 'ETLS', command: 'STARTTLS' },
  ])
})
