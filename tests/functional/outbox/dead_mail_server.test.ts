import { expect, test } from 'vitest'
import { REQUEST } from '#tests/fixtures/forms/contact_request'
import { givenFormSite } from '#tests/fixtures/forms/form_site'
import { deliverAll, outbox } from '#tests/fixtures/mail/outbox'
import { freePort } from '#tests/fixtures/processes/free_port'

const { send } = givenFormSite({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(await freePort()) })

test('a visitor succeeds while nobody answers for the mail, which is kept for later', async () => {
  const answer = await send()
  await expect(answer).toHaveStatus(200)
  expect(await deliverAll()).toBe(2)
  const refused = {
    status: 'waiting',
    attempts: 1,
    content: expect.stringContaining(REQUEST.email),
    lastError: expect.stringMatching(/ECONNREFUSED/),
  }
  expect(await outbox()).toMatchObject([refused, refused])
})
