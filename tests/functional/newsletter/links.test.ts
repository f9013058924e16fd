import { describe, expect, test } from 'vitest'
import { givenFormSite } from '#tests/fixtures/forms/form_site'
import {
  EMAIL,
  givenRequest,
  linkOf,
  postForm,
  subscriptions,
  unsubscribePathOf,
} from '#tests/fixtures/forms/newsletter'
import { forgetRequests, waitingMails } from '#tests/fixtures/mail/outbox'
import { ask, pageObject } from '#tests/visitor'

/** APP_KEY before it was replaced. */
const FORMER_KEY = 'a-key-of-last-year-0123456789'

const { app } = givenFormSite({ FORMER_APP_KEYS: FORMER_KEY })

/** A form that posts to its own address. */
const FORM = /<form class="[^"]*" method="post">/

const DAY = 86_400_000
const LAST_WEEK = () => new Date(Date.now() - 7 * DAY - 1_000)

/** Somebody who has just signed up; the paths that their mail gives them. */
async function givenPending(requested = new Date()) {
  await givenRequest(EMAIL, requested)
  const [mail] = await waitingMails()
  return { confirm: linkOf(mail), unsubscribe: unsubscribePathOf(mail) }
}

async function givenConfirmed() {
  const paths = await givenPending()
  await postForm(app, paths.confirm)
  return paths
}

/** What the page at an address says. */
async function step(path: string) {
  const { status, headers, body } = await ask(app, path)
  const { component, props } = pageObject(body)
  return { status, headers, body, component, props }
}

describe('the link of the mail', () => {
  test('shows a question with a button; whoever only looks at it confirms nothing', async () => {
    const { confirm } = await givenPending()
    for (const method of ['GET', 'HEAD', 'GET']) await ask(app, confirm, {}, method)
    const { status, headers, body, component, props } = await step(confirm)
    expect(status, body).toBe(200)
    expect(component).toBe('Root/NewsletterStep')
    expect(props).toMatchObject({ locale: 'de', button: 'Anmeldung bestätigen', link: null })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    expect(body).toMatch(/<meta[^>]+name="robots"[^>]+content="noindex"/)
    expect(FORM.test(body)).toBe(true)
    expect(await subscriptions()).toMatchObject([{ confirmedAt: null }])
  })

  test('confirms by its button and leads back to where the visitor signed up', async () => {
    const { confirm } = await givenPending()
    const answer = await postForm(app, confirm)
    await expect(answer).toHaveStatus(303)
    expect(answer.headers.get('location')).toBe('/de/kontakt?a=b&notice=newsletter_confirmed')
    expect(await subscriptions()).toMatchObject([{ confirmedAt: expect.any(String) }])
    const { props } = await step('/de/kontakt?a=b&notice=newsletter_confirmed')
    expect(props.notice).toBe('Ihre Anmeldung zum Newsletter ist bestätigt.')
  })

  test('works from a mail program’s own window, which names no origin', async () => {
    const { confirm } = await givenPending()
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }
    await expect(await postForm(app, confirm, {}, headers)).toHaveStatus(303)
  })

  test('confirms once', async () => {
    const { confirm } = await givenConfirmed()
    const [before] = await subscriptions()
    const again = await postForm(app, confirm)
    await expect(again).toHaveStatus(410)
    expect(await again.text()).toContain('Ihre Anmeldung ist schon bestätigt.')
    expect(await subscriptions()).toEqual([before])
    expect(await step(confirm)).toMatchObject({
      status: 410,
      props: { button: null, link: { href: '/de/newsletter' } },
    })
  })

  test('confirms once when its button is pressed twice at the same moment', async () => {
    const { confirm } = await givenPending()
    const answers = await Promise.all([1, 2, 3].map(() => postForm(app, confirm)))
    const statuses = answers.map(({ status }) => String(status))
    expect(statuses.toSorted()).toEqual(['303', '410', '410'])
  })

  test('no longer works after 7 days', async () => {
    const { confirm } = await givenPending(LAST_WEEK())
    expect(await step(confirm)).toMatchObject({
      status: 410,
      props: { title: 'Dieser Link gilt nicht mehr.', link: { href: '/de/newsletter' } },
    })
    await expect(await postForm(app, confirm)).toHaveStatus(410)
    expect(await subscriptions()).toMatchObject([{ confirmedAt: null }])
  })

  test('does not confirm what was ended', async () => {
    const { confirm, unsubscribe } = await givenPending()
    await postForm(app, unsubscribe)
    await expect(await postForm(app, confirm)).toHaveStatus(410)
    expect(await subscriptions()).toMatchObject([{ confirmedAt: null }])
  })

  test.each(['x', 'x'.repeat(43), '%00', '..%2f', 'x'.repeat(3_000)])(
    'that nobody sent (%s) says so',
    async (token) => {
      const path = `/en/newsletter/confirm/${token}`
      expect(await step(path)).toMatchObject({
        status: 404,
        props: { title: 'This link no longer works.', button: null },
      })
      await expect(await postForm(app, path)).toHaveStatus(404)
    }
  )

  test('cannot be made from what is stored', async () => {
    const { confirm } = await givenPending()
    const token = confirm.replace(/^.*\//, '')
    const [stored] = await subscriptions()
    expect(JSON.stringify(stored)).not.toContain(token)
    await expect(await step(`/de/newsletter/confirm/${stored.tokenHash}`)).toHaveStatus(404)
  })

  test('takes a form and nothing else', async () => {
    const { confirm } = await givenPending()
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      const answer = await postForm(app, confirm, {}, { 'Content-Type': type })
      await expect(answer).toHaveStatus(415)
    }
    expect(await subscriptions()).toMatchObject([{ confirmedAt: null }])
  })
})

describe('whoever wants to unsubscribe', () => {
  test('is asked first; a GET never unsubscribes', async () => {
    const { unsubscribe } = await givenConfirmed()
    for (const method of ['GET', 'HEAD']) await ask(app, unsubscribe, {}, method)
    expect(await step(unsubscribe)).toMatchObject({
      status: 200,
      component: 'Root/NewsletterStep',
      headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
      props: { button: 'Newsletter abbestellen', link: null },
    })
    expect(await subscriptions()).toMatchObject([{ unsubscribedAt: null }])
  })

  test('does so by the button, and is told so', async () => {
    const { unsubscribe } = await givenConfirmed()
    const answer = await postForm(app, unsubscribe)
    await expect(answer).toHaveStatus(200)
    expect(await answer.text()).toContain('Der Newsletter ist abbestellt.')
    expect(await subscriptions()).toMatchObject([{ unsubscribedAt: expect.any(String) }])
    expect((await step(unsubscribe)).props).toMatchObject({
      title: 'Der Newsletter ist abbestellt.',
      button: null,
    })
  })

  test.each<[string, () => Partial<RequestInit>]>([
    ['url-encoded', () => ({ body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })],
    [
      'multipart',
      () => {
        const body = new FormData()
        body.set('List-Unsubscribe', 'One-Click')
        return { body }
      },
    ],
  ])('does so by one click in a mail program (RFC 8058, %s)', async (_, sent) => {
    const { unsubscribe } = await givenConfirmed()
    const answer = await fetch(app.url + unsubscribe, { method: 'POST', ...sent() })
    await expect(answer).toHaveStatus(200)
    expect(await subscriptions()).toMatchObject([{ unsubscribedAt: expect.any(String) }])
  })

  test('may do so again; the time of the first one stays', async () => {
    const { unsubscribe } = await givenConfirmed()
    await postForm(app, unsubscribe)
    const [before] = await subscriptions()
    await expect(await postForm(app, unsubscribe)).toHaveStatus(200)
    expect(await subscriptions()).toEqual([before])
  })

  test('is told that it is done when the subscription was forgotten meanwhile', async () => {
    const { unsubscribe } = await givenConfirmed()
    await forgetRequests()
    await expect(await postForm(app, unsubscribe)).toHaveStatus(200)
    await expect(await step(unsubscribe)).toHaveStatus(200)
  })

  test('may do so by a link of the time before the key was replaced', async () => {
    const { unsubscribe } = await givenConfirmed()
    const { sign } = await import('#config/signatures')
    const [path] = unsubscribe.split('.')
    const id = path.split('/').at(-1)
    const former = `${path}.${sign(`unsubscribe:${id}`, FORMER_KEY)}`
    expect(former).not.toBe(unsubscribe)
    await expect(await postForm(app, former)).toHaveStatus(200)
    expect(await subscriptions()).toMatchObject([{ unsubscribedAt: expect.any(String) }])
  })

  test('cannot do so for somebody else', async () => {
    const { unsubscribe } = await givenConfirmed()
    const [path, signature] = unsubscribe.split('.')
    for (const forged of [
      path,
      `${path}.`,
      `${path}.${signature.slice(1)}`,
      `${path}.${'A'.repeat(43)}`,
      `/de/newsletter/unsubscribe/x.${signature}`,
      `/de/newsletter/unsubscribe/%00.${signature}`,
    ]) {
      await expect(await ask(app, forged)).toHaveStatus(404)
      await expect(await postForm(app, forged)).toHaveStatus(404)
    }
    expect(await subscriptions()).toMatchObject([{ unsubscribedAt: null }])
  })

  test('does so by a form and by nothing else', async () => {
    const { unsubscribe } = await givenConfirmed()
    const headers = { 'Content-Type': 'application/json' }
    await expect(await postForm(app, unsubscribe, {}, headers)).toHaveStatus(415)
    expect(await subscriptions()).toMatchObject([{ unsubscribedAt: null }])
  })
})

test('there are no such steps below an address without a language', async () => {
  const { confirm } = await givenPending()
  for (const path of [confirm.replace('/de/', '/xx/'), confirm.replace('/de/', '/')]) {
    expect(await step(path)).toMatchObject({ status: 404, component: 'Root/Error' })
    await expect(await postForm(app, path)).toHaveStatus(405)
  }
})
