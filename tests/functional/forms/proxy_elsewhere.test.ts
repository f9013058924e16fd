import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeNamespace } from '#tests/fixtures/processes/network_namespace'
import { ProductionServer } from '#tests/fixtures/processes/production_server'
import { type Proxy, sendFrom, startProxy } from '#tests/fixtures/processes/proxy'

/** Two visitors of different networks. */
const ADA = '192.0.2.1'
const EVA = '198.51.100.1'

const isWanted = process.env.TEST_DATABASE === 'sqlite'
const other = isWanted ? makeNamespace([ADA, EVA]) : 'it needs no second database'
if (isWanted && typeof other === 'string') {
  console.warn(`Skipped: a proxy on another machine needs a network namespace. ${other}`)
}

describe.skipIf(typeof other === 'string')('a proxy on another machine', () => {
  if (typeof other === 'string') return

  const { here, there, command } = other

  /** The site on this machine, and the proxy in front of it on the other. */
  function givenSite(trusted: string) {
    const site: { proxy?: Proxy; server?: ProductionServer } = {}
    beforeAll(async () => {
      site.server = await ProductionServer.create({
        HOST: '0.0.0.0',
        FORMS_PER_ADDRESS: '2',
        TRUSTED_PROXIES: trusted,
      })
      await site.server.start()
      const { port } = new URL(site.server.url)
      site.proxy = await startProxy(there, `http://${here}:${port}`, command)
    })
    afterAll(async () => {
      await site.proxy?.stop()
      await site.server?.delete()
    })
    return (visitor: string, headers: Record<string, string> = {}) =>
      sendFrom(visitor, site.proxy?.origin ?? '', headers)
  }

  describe('that is listed', () => {
    const send = givenSite(`127.0.0.0/8, ${there}`)

    test('says whose form it is, whatever visitors invent', async () => {
      expect(await send(ADA)).toBe(200)
      expect(await send(ADA, { 'X-Forwarded-For': '203.0.113.1' })).toBe(200)
      expect(await send(ADA, { 'X-Forwarded-For': '203.0.113.2, 127.0.0.1' })).toBe(429)
      expect(await send(EVA)).toBe(200)
    })
  })

  describe('that is not listed', () => {
    const send = givenSite('127.0.0.0/8, ::1')

    test('is not believed: all its visitors are one network', async () => {
      expect(await send(ADA)).toBe(200)
      expect(await send(EVA)).toBe(200)
      expect(await send(EVA)).toBe(429)
      expect(await send(ADA)).toBe(429)
    })
  })
})
