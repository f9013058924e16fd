import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { guards, REQUEST, sendRequest } from '#tests/fixtures/forms/contact_request'
import { deliverAll, forgetRequests, givenMail, outbox } from '#tests/fixtures/mail/outbox'

/** The server has no mail server. */
const { app } = givenSmallSite({ CONTACT_RETENTION_DAYS: '181' })

const DAY = 86_400_000

afterEach(async () => {
  await forgetRequests()
  await purge()
})

async function purge() {
  const { purge: purgeAll } = await import('#operations/purge')
  await purgeAll()
}

const folder = () => join(app.storage, 'mail')
const files = () => readdirSync(folder())
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('a mail becomes a file named by its Message-ID, which only its owner may read', async () => {
  await givenMail()
  await deliverAll()
  const [{ messageId }] = await outbox()
  expect(files()).toEqual([`${messageId.slice(1, -1)}.eml`])
  const [file] = files().map((name) => join(folder(), name))
  expect(readFileSync(file, 'utf8')).toContain(`Message-ID: ${messageId}\r\n`)
  expect([mode(folder()), mode(file)]).toEqual(['700', '600'])
})

test('its file is deleted 30 days after the mail was delivered', async () => {
  await givenMail({}, new Date(Date.now() - 31 * DAY))
  await deliverAll(new Date(Date.now() - 31 * DAY))
  await givenMail({}, new Date(Date.now() - 29 * DAY))
  await deliverAll(new Date(Date.now() - 29 * DAY))
  const [old, recent] = await outbox()
  expect(files()).toHaveLength(2)
  await purge()
  expect(await outbox()).toMatchObject([{ id: recent.id }])
  expect(files()).toEqual([`${recent.messageId.slice(1, -1)}.eml`])
  expect(old.messageId).not.toBe(recent.messageId)
})

test('the files of a request are deleted with it', async () => {
  await sendRequest(app, { ...REQUEST, ...(await guards()) })
  await deliverAll()
  expect(files()).toHaveLength(2)
  const { purgeContactRequests } = await import('#contact/contact_requests')
  await purgeContactRequests(new Date(Date.now() + 180 * DAY))
  expect(await outbox()).toHaveLength(2)
  await purgeContactRequests(new Date(Date.now() + 182 * DAY))
  expect(await outbox()).toEqual([])
  await purge()
  expect(files()).toEqual([])
})

test('files that an earlier version has left are deleted or kept from others', async () => {
  await givenMail()
  await deliverAll()
  const [known] = files().map((name) => join(folder(), name))
  chmodSync(known, 0o644)
  chmodSync(folder(), 0o755)
  for (const name of ['forgotten@saumer.example.eml', 'torn@saumer.example.eml.part']) {
    writeFileSync(join(folder(), name), 'Guten Tag')
  }
  await purge()
  expect(files()).toHaveLength(1)
  expect([mode(folder()), mode(known)]).toEqual(['700', '600'])
})
