import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REQUEST } from '#tests/fixtures/forms/contact_request'
import { hangingMailServer } from '#tests/fixtures/mail/hanging_mail_server'
import { browse } from '#tests/fixtures/processes/browse'
import { ProductionServer } from '#tests/fixtures/processes/production_server'

describe('a server that is told to end', () => {
  let mailServer: Awaited<ReturnType<typeof hangingMailServer>>
  let server: ProductionServer
  beforeAll(async () => {
    mailServer = await hangingMailServer()
    server = await ProductionServer.create({
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mailServer.port),
      LOG_LEVEL: 'warn',
    })
  })
  afterAll(async () => {
    mailServer.close()
    await server.delete()
  })

  test('loses no request, whatever browsers and mail server do', async () => {
    await server.start()
    const body = new FormData()
    for (const [field, value] of Object.entries(REQUEST)) body.set(field, value)
    await fetch(`${server.url}/contact/submit`, { method: 'POST', body })
    await expect.poll(() => mailServer.sockets.length).toBeGreaterThan(0)

    const browsers = Array.from({ length: 6 }, () => browse(server.url))
    for (const browser of browsers) await expect.poll(() => browser.answered).toBeGreaterThan(0)
    expect(await server.stop('SIGTERM')).toBe(0)
    for (const { asked, answered, closed } of browsers) {
      await closed
      expect(answered).toBe(asked)
    }
    expect(server.output).toContain('a mail was still under way')
  })

  test('gives up what hangs after a limit, and says what that was', async () => {
    await server.start({ SHUTDOWN_TIMEOUT: '1' })
    const { hostname, port } = new URL(server.url)
    const slow = connect(Number(port), hostname)
    slow.on('error', () => undefined)
    slow.write('POST /contact/submit HTTP/1.1\r\nHost: saumer.example\r\nContent-Length: 9\r\n')
    slow.write('Content-Type: multipart/form-data; boundary=b\r\nSec-Fetch-Site: same-origin\r\n')
    slow.write('Expect: 100-continue\r\n\r\n')
    await once(slow, 'data')
    expect(await server.stop('SIGTERM')).toBe(1)
    expect(server.output).toContain('the process did not end in time')
    expect(server.output).toContain('POST /contact/submit')
    slow.destroy()
  })

  test('ends although nobody reads its log', async () => {
    await server.start({ ACCESS_LOG: 'true', LOG_LEVEL: 'info' })
    server.readNothing()
    /** Each log line has some hundred bytes, and the pipe holds some hundred kilobytes. */
    for (let request = 0; request < 2_000; request++) await fetch(`${server.url}/health`)
    expect(await server.stop('SIGTERM')).toBeNull()
  })
})
