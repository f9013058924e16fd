import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenFormSite } from '#tests/fixtures/forms/form_site'
import { forgetRequests } from '#tests/fixtures/mail/outbox'
import { type Proxy, sendFrom, startProxy } from '#tests/fixtures/processes/proxy'

const LISTED = ['127.0.0.2', '127.0.0.3']
const UNLISTED = '127.0.0.9'

/** Two visitors of different networks. */
const ADA = '127.0.1.1'
const EVA = '127.0.2.1'

const site = givenFormSite({
  HOST: '127.0.0.1',
  TRUSTED_PROXIES: LISTED.join(', '),
  FORMS_PER_ADDRESS: '2',
})

/** Only Linux has all of 127.0.0.0/8 on the machine without being asked. */
describe.runIf(process.platform === 'linux')('behind proxies', () => {
  let app: string
  let [listed, unlisted, chain] = ['', '', '']
  const proxies: Proxy[] = []
  beforeAll(async () => {
    app = site.app.url.replace('localhost', '127.0.0.1')
    proxies[0] = await startProxy(LISTED[0], app)
    proxies[1] = await startProxy(UNLISTED, app)
    proxies[2] = await startProxy(LISTED[1], proxies[0].origin)
    ;[listed, unlisted, chain] = proxies.map(({ origin }) => origin)
  })
  afterAll(() => Promise.all(proxies.map((proxy) => proxy.stop())))

  test('visitors count by their own network where the proxy is listed', async () => {
    for (const origin of [listed, chain]) {
      await forgetRequests()
      expect(await sendFrom(ADA, origin)).toBe(200)
      expect(await sendFrom(ADA, origin)).toBe(200)
      expect(await sendFrom(ADA, origin)).toBe(429)
      expect(await sendFrom(EVA, origin)).toBe(200)
    }
  })

  test('visitors cannot invent their address', async () => {
    for (const origin of [listed, chain]) {
      await forgetRequests()
      const send = (invented: string) => sendFrom(ADA, origin, { 'X-Forwarded-For': invented })
      expect(await send('203.0.113.1')).toBe(200)
      expect(await send(`198.51.100.1, ${LISTED[0]}`)).toBe(200)
      expect(await send('192.0.2.1, 192.0.2.2')).toBe(429)
    }
  })

  test('a proxy that is not listed is not believed: all its visitors are one network', async () => {
    expect(await sendFrom(ADA, unlisted)).toBe(200)
    expect(await sendFrom(EVA, unlisted)).toBe(200)
    expect(await sendFrom('127.0.3.1', unlisted)).toBe(429)
  })

  test('the host that visitors see is what a listed proxy says, nobody else', async () => {
    const headers = {
      Origin: 'https://www.saumer.example',
      'X-Forwarded-Host': 'www.saumer.example',
    }
    expect(await sendFrom(ADA, listed, headers)).toBe(200)
    expect(await sendFrom(ADA, unlisted, headers)).toBe(403)
    expect(await sendFrom(ADA, listed, { Origin: headers.Origin })).toBe(403)
  })
})
