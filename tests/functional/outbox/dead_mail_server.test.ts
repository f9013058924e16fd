import { afterEach, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { guards, REQUEST, sendRequest } from '#tests/fixtures/forms/contact_request'
import { deliverAll, forgetRequests, outbox } from '#tests/fixtures/mail/outbox'
import { freePort } from '#tests/fixtures/processes/free_port'

const { app } = givenSmallSite({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(await freePort()) })

afterEach(forgetRequests)

test('a visitor succeeds while nobody answers for the mail, which is kept for later', async () => {
  const answer = await sendRequest(app, { ...REQUEST, ...(await guards()) })
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
