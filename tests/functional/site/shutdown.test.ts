import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REQUEST } from '#tests/fixtures/contact_request'
import { freePort } from '#tests/fixtures/mail_server'
import { ProductionServer } from '#tests/fixtures/production_server'

/** A browser that asks for one page after another on a connection that it keeps. */
function browse({ url }: ProductionServer) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  const ask = () => socket.write('GET /de HTTP/1.1\r\nHost: saumer.example\r\n\r\n')
  const browser = {
    asked: 1,
    answered: 0,
    closed: new Promise((resolve) => socket.once('close', resolve)),
  }
  let received = ''
  let isOver = false
  socket.on('data', (chunk) => {
    received += chunk
    isOver ||= /^connection: close/im.test(received)
    if (!received.includes('</html>')) return
    if (/HTTP\/1\.1 200/.test(received)) browser.answered++
    received = ''
    if (isOver) return
    browser.asked++
    ask()
  })
  ask()
  return browser
}

/** A mail server that takes connections and never says a word. */
async function givenHangingMailServer() {
  const sockets: Socket[] = []
  const mailServer = createServer((socket) => sockets.push(socket.on('error', () => undefined)))
  mailServer.listen(await freePort(), '127.0.0.1')
  await once(mailServer, 'listening')
  const address = mailServer.address()
  return {
    sockets,
    port: typeof address === 'object' && address ? address.port : 0,
    close() {
      for (const socket of sockets) socket.destroy()
      mailServer.close()
    },
  }
}

describe.runIf(process.env.TEST_DATABASE === 'sqlite')('a server that is told to end', () => {
  let mailServer: Awaited<ReturnType<typeof givenHangingMailServer>>
  let server: ProductionServer
  beforeAll(async () => {
    mailServer = await givenHangingMailServer()
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

    const browsers = Array.from({ length: 6 }, () => browse(server))
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
})
