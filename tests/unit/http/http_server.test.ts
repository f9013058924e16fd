import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { httpLimits } from '#config/http_server'
import { HttpServer } from '#http/http_server'

const LIMITS: typeof httpLimits = {
  headersTimeout: 600_000,
  requestTimeout: 600_000,
  connectionsCheckingInterval: 20,
  timeout: 600_000,
  maxConnections: 100,
  maxConnectionsPerAddress: 100,
  maxPipelined: 4,
  lastRequests: 20,
}

/** More than the buffers between two sockets hold. */
const PLENTY = Buffer.alloc(32 * 1024 * 1024)

const opened: { server: HttpServer; sockets: Socket[] }[] = []
afterEach(() => {
  for (const { server, sockets } of opened.splice(0)) {
    for (const socket of sockets) socket.destroy()
    server.closeAllConnections()
    server.close()
  }
})

async function givenServer(
  listener: RequestListener,
  limits: Partial<typeof httpLimits> = {},
  isProxy = false
) {
  const server = new HttpServer({ ...LIMITS, ...limits }, listener, () => isProxy)
  const sockets: Socket[] = []
  opened.push({ server, sockets })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    server,
    /** Connects, and collects the data in `received`. */
    client: async () => {
      const socket = connect(port, '127.0.0.1')
      sockets.push(socket)
      const closed = new Promise((resolve) => socket.once('close', resolve))
      const client = { socket, received: '', closed }
      socket.on('error', () => undefined)
      socket.on('data', (chunk) => (client.received += chunk))
      await once(socket, 'connect')
      return client
    },
  }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: saumer.example\r\n\r\n`

describe('on one connection', () => {
  test('a request waits until the answer before it is sent', async () => {
    const begun: string[] = []
    const answers: (() => void)[] = []
    const { client } = await givenServer((request, response) => {
      begun.push(request.url ?? '')
      answers.push(() => response.end(`answer to ${request.url}`))
    })
    const asking = await client()
    asking.socket.write(get('/1') + get('/2') + get('/3'))
    for (const path of ['/1', '/2', '/3']) {
      await expect.poll(() => begun.at(-1)).toBe(path)
      expect(begun).toHaveLength(answers.length)
      answers.at(-1)?.()
    }
    await expect.poll(() => asking.received).toMatch(/to \/1[^]*to \/2[^]*to \/3$/)
  })

  test('nothing more is made for a client that does not read', async () => {
    const begun: string[] = []
    const { server, client } = await givenServer((request, response) => {
      begun.push(request.url ?? '')
      response.end(request.url === '/quick' ? 'done' : PLENTY)
    })
    const deaf = await client()
    deaf.socket.pause()
    deaf.socket.write(get('/1') + get('/2') + get('/3'))
    await expect.poll(() => begun).toEqual(['/1'])

    const other = await client()
    other.socket.write(get('/quick'))
    await expect.poll(() => other.received).toContain('done')
    expect(begun).toEqual(['/1', '/quick'])
    expect(server.inProgress).toEqual(['GET /1'])

    deaf.socket.resume()
    await expect.poll(() => begun).toEqual(['/1', '/quick', '/2', '/3'])
  })

  test('too many waiting requests end it', async () => {
    const { server, client } = await givenServer(() => undefined)
    const { socket, closed } = await client()
    socket.write(get('/1').repeat(LIMITS.maxPipelined + 2))
    await closed
    await expect.poll(() => server.inProgress).toEqual([])
  })
})

test('a request in progress is named without the secret of its link', async () => {
  const { server, client } = await givenServer(() => undefined)
  const { socket } = await client()
  socket.write(get('/de/newsletter/confirm/a-secret?and=words'))
  await once(server, 'request')
  expect(server.inProgress).toEqual(['GET /de/newsletter'])
})

describe('a client', () => {
  test('that reads no byte for too long is disconnected', async () => {
    const { server, client } = await givenServer((_, response) => response.end(PLENTY), {
      timeout: 100,
    })
    const { socket } = await client()
    socket.pause()
    socket.write(get('/1'))
    await once(server, 'request')
    await expect.poll(() => server.inProgress).toEqual([])
  })

  test('that waits longer than that for an answer is not', async () => {
    const { client } = await givenServer(
      ({ socket }, response) => socket.once('timeout', () => response.end('served late')),
      { timeout: 20 }
    )
    const patient = await client()
    patient.socket.write(get('/1'))
    await expect.poll(() => patient.received).toContain('served late')
  })

  test.each([
    ['head', 'GET / HTTP/1.1\r\nHost: ', { headersTimeout: 50 }],
    ['body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n1', { requestTimeout: 50 }],
  ])('that does not finish the %s of its request is disconnected', async (_, begun, limits) => {
    const { client } = await givenServer(() => undefined, { headersTimeout: 50, ...limits })
    const { socket, closed } = await client()
    socket.write(begun)
    await closed
  })

  test('has a limited number of connections, and gets new ones for those it closes', async () => {
    const { client } = await givenServer((_, response) => response.end('served'), {
      maxConnectionsPerAddress: 2,
    })
    const [first, second] = [await client(), await client()]
    await (await client()).closed

    first.socket.destroy()
    await first.closed
    await expect
      .poll(async () => {
        const next = await client()
        next.socket.write(get('/'))
        await Promise.race([next.closed, once(next.socket, 'data')])
        return next.received
      })
      .toContain('served')
    second.socket.write(get('/'))
    await expect.poll(() => second.received).toContain('served')
  })

  test('whose body is given up in its middle is told why, and the server goes on', async () => {
    const { client } = await givenServer(async (request, response) => {
      for await (const _ of request) break
      response.writeHead(413).end('too much')
    })
    const sending = await client()
    sending.socket.write(
      'POST / HTTP/1.1\r\nHost: saumer.example\r\nContent-Length: 99999999\r\n\r\n'
    )
    sending.socket.write(PLENTY)
    await expect.poll(() => sending.received).toMatch(/^HTTP\/1.1 413 [^]*too much/)
    const next = await client()
    next.socket.write(get('/'))
    await expect.poll(() => next.received).toContain('too much')
  })

  test('that is a proxy has as many connections as it needs', async () => {
    const { client } = await givenServer(
      (_, response) => response.end('served'),
      { maxConnectionsPerAddress: 2 },
      true
    )
    const clients = await Promise.all(Array.from({ length: 5 }, client))
    for (const { socket } of clients) socket.write(get('/'))
    for (const each of clients) await expect.poll(() => each.received).toContain('served')
  })
})

describe('closing', () => {
  test('answers requests in progress and one more on each connection, with Connection: close', async () => {
    let answer: (() => void) | undefined
    const { server, client } = await givenServer((request, response) => {
      if (request.url === '/slow') answer = () => response.end('slow')
      else response.end('served')
    })
    const [busy, alive, idle] = [await client(), await client(), await client()]
    alive.socket.write(get('/'))
    idle.socket.write(get('/'))
    await expect.poll(() => alive.received + idle.received).toMatch(/served[^]*served/)
    busy.socket.write(get('/slow'))
    await expect.poll(() => server.inProgress).toEqual(['GET /slow'])

    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const closed = new Promise((resolve) => server.close(resolve))
    alive.received = ''
    alive.socket.write(get('/again'))
    await alive.closed
    expect(alive.received).toMatch(/Connection: close\r\n[^]*served/)
    vi.advanceTimersByTime(LIMITS.lastRequests)
    vi.useRealTimers()
    await idle.closed

    answer?.()
    await busy.closed
    expect(busy.received).toMatch(/Connection: close\r\n[^]*slow/)
    await closed
  })
  test('answers those who were connected before, however many there are', async () => {
    const { server, client } = await givenServer((_, response) => response.end('served'))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const connecting = Array.from({ length: 10 }, client)
    await new Promise<void>((resolve) => process.nextTick(resolve))
    const closed = new Promise((resolve) => server.close(resolve))
    const asking = await Promise.all(connecting)
    for (const { socket } of asking) socket.write(get('/'))
    await Promise.all(asking.map((browser) => browser.closed))
    expect(asking.filter(({ received }) => received.includes('served'))).toHaveLength(10)
    await closed
    vi.useRealTimers()
  })
})
