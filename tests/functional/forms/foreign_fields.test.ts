import { expect, test } from 'vitest'
import { REQUEST, sendRequest, storedRequests } from '#tests/fixtures/forms/contact_request'
import { givenFormSite } from '#tests/fixtures/forms/form_site'
import { signUp } from '#tests/fixtures/forms/newsletter'

const { app } = givenFormSite()

/** Posts fields in some order, each as often as it is given, to the form's address. */
async function post(fields: [name: string, value: string][], query = '') {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  return fetch(`${app.url}/contact/submit${query}`, {
    method: 'POST',
    headers: { Accept: 'application/json', Referer: `${app.url}/de/kontakt` },
    body,
  })
}

test('nobody fills in what the site itself says of a request', async () => {
  const answer = await sendRequest(app, {
    ...REQUEST,
    website: 'https://pills.example',
    id: '7777',
    code: 'AAAAAAAA',
    created_at: '2000-01-01T00:00:00.000Z',
    country_code: 'FR',
    is_suspected: 'false',
    spam_signals: '',
    content_hash: 'x',
  })
  await expect(answer).toHaveStatus(200)
  const [request] = await storedRequests()
  expect(request).toMatchObject({ countryCode: 'DE', isSuspected: true })
  expect(request.spamSignals).toContain('honeypot')
  expect(request.id).not.toBe(7777)
  expect(request.code).not.toBe('AAAAAAAA')
  expect(request.createdAt).not.toMatch(/^2000/)
})

test('nobody confirms a sign-up with its own form', async () => {
  await signUp(app, {
    email: 'ada@boden.example',
    redirectionUrl: '/de',
    confirmed_at: '2026-01-01T00:00:00.000Z',
    token_hash: 'x',
  })
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const [subscription] = await db.from('newsletter_subscriptions')
  expect(subscription.confirmed_at).toBeNull()
  expect(subscription.token_hash).toMatch(/^[0-9a-f]{64}$/)
})

test('a field that comes twice is wrong, not a choice between two values', async () => {
  const answer = await post([...Object.entries(REQUEST), ['email', 'thief@evil.example']])
  await expect(answer).toHaveStatus(422)
  expect(await answer.json()).toHaveProperty('errors.email')
  expect(await storedRequests()).toEqual([])
})

test('a field in the address is none of the form', async () => {
  const { email, ...others } = REQUEST
  const answer = await post(Object.entries(others), `?email=${encodeURIComponent(email)}`)
  await expect(answer).toHaveStatus(422)
  expect(await storedRequests()).toEqual([])
})

test('a broken form is refused', async () => {
  const answer = await fetch(`${app.url}/contact/submit`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="na',
  })
  await expect(answer).toHaveStatus(400)
})

test('files are thrown away', async () => {
  const body = new FormData()
  for (const [name, value] of Object.entries(REQUEST)) body.set(name, value)
  body.set('message', new Blob(['#!/bin/sh']), 'run.sh')
  const answer = await fetch(`${app.url}/contact/submit`, { method: 'POST', body })
  await expect(answer).toHaveStatus(200)
  expect(await storedRequests()).toMatchObject([{ message: '' }])
})
