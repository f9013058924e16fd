import { expect, test } from 'vitest'
import { z } from 'zod'
import { AS_BROWSER, REQUEST, sendRequest } from '#tests/fixtures/forms/contact_request'
import { givenFormSite } from '#tests/fixtures/forms/form_site'
import { givenLog } from '#tests/fixtures/processes/log'
import { pageObject } from '#tests/visitor'

const { app, send } = givenFormSite({ FORMS_PER_ADDRESS: '3' })

let number = 0

/** Sends a request of its own from an address. */
const sendFrom = (address: string, headers: Record<string, string> = {}) =>
  send({ message: `Frage ${number++}` }, { 'X-Forwarded-For': address, ...headers })

test('a network may send some requests; what comes then is refused with the time to wait', async () => {
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) {
    await expect(await sendFrom(address)).toHaveStatus(200)
  }
  const refused = await sendFrom('192.0.2.9')
  await expect(refused).toHaveStatus(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1700)
  expect((await refused.json()).message).toMatch(/in einer halben Stunde/)
  await expect(await sendFrom('198.51.100.1')).toHaveStatus(200)
})

test('the networks of an IPv6 site send five times as much together as one of them', async () => {
  for (let network = 0; network < 15; network++) {
    await expect(await sendFrom(`2001:db8:1:${network.toString(16)}::1`)).toHaveStatus(200)
  }
  const refused = await sendFrom('2001:db8:1:ffff::1')
  await expect(refused).toHaveStatus(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1700)
  await expect(await sendFrom('2001:db8:2:ffff::1')).toHaveStatus(200)
})

test('a network that is refused uses up nothing of its IPv6 site', async () => {
  for (let sent = 0; sent < 20; sent++) await sendFrom('2001:db8:1:2::1')
  for (let network = 16; network < 28; network++) {
    await expect(await sendFrom(`2001:db8:1:${network}::1`)).toHaveStatus(200)
  }
})

test('a refusal is logged with its figures, and without a word of who sent it', async () => {
  const log = await givenLog()
  for (let sent = 0; sent < 5; sent++) await sendFrom('192.0.2.1')
  await sendFrom('192.0.2.1', AS_BROWSER)
  await sendFrom('198.51.100.1', { 'Sec-Fetch-Site': 'cross-site' })
  const refusal = { level: 40, msg: 'a form was refused', form: '/contact/submit' }
  expect(log).toEqual([
    ...[4, 5, 6].map((attempts) => ({
      ...refusal,
      reason: 'too_many',
      attempts,
      limit: 3,
      retryAfter: expect.any(Number),
      request_id: expect.any(String),
    })),
    { ...refusal, reason: 'cross_site', request_id: expect.any(String) },
  ])
  for (const personal of ['192.0', '198.51', REQUEST.name, REQUEST.email, REQUEST.company]) {
    expect(JSON.stringify(log)).not.toContain(personal)
  }
})

test('what was entered is not lost without JavaScript', async () => {
  for (let sent = 0; sent < 3; sent++) await sendFrom('192.0.2.1')
  const refused = await sendFrom('192.0.2.1', AS_BROWSER)
  await expect(refused).toHaveStatus(429)
  const { component, props } = pageObject(await refused.text())
  expect(component).toBe('Contact/Show')
  expect(props).toMatchObject({ values: { name: REQUEST.name }, errors: {} })
  expect(props.message).toMatch(/in einer halben Stunde/)
})

test('a request that is wrong does not count', async () => {
  for (let sent = 0; sent < 4; sent++) {
    const answer = await sendRequest(app, { name: 'A' }, { 'X-Forwarded-For': '192.0.2.1' })
    await expect(answer).toHaveStatus(422)
  }
  await expect(await sendFrom('192.0.2.1')).toHaveStatus(200)
})

test('no address can be read from what is counted, and it is forgotten in time', async () => {
  const before = Date.now()
  await sendFrom('192.0.2.1')
  const after = Date.now()
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const rows = await db.from('rate_limits')
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain('192.0')
  const { purgeAttempts } = await import('#forms/rate_limit')
  await purgeAttempts(before + 29 * 60_000)
  expect(await db.from('rate_limits')).toHaveLength(2)
  await purgeAttempts(after + 31 * 60_000)
  expect(await db.from('rate_limits')).toHaveLength(0)
})

test('what a refused request is about is not looked up', async () => {
  const { registerConcerns } = await import('#contact/concerns')
  let lookups = 0
  const find = async () => void lookups++
  registerConcerns([{ parameters: z.object({}), find }])
  for (let sent = 0; sent < 3; sent++) await sendFrom('192.0.2.1')
  const before = lookups
  await expect(await sendFrom('192.0.2.1')).toHaveStatus(429)
  expect(before).toBeGreaterThan(0)
  expect(lookups).toBe(before)
})
