import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ApplicationService } from '@adonisjs/core/types'
import { readAbsoluteTarget } from '#site/request_target'
import { leaveBodyUnread } from '#site/unread_body'

/** What HTTP allows and AdonisJS leaves to Node: it is put right before a request reaches the site. */
export default class HttpProvider {
  constructor(private readonly app: ApplicationService) {}

  async ready() {
    const server = (await this.app.container.make('server')).getNodeServer()
    server?.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      readAbsoluteTarget(request)
      leaveBodyUnread(request, response)
    })
    /** Node would ask for every body; here only a form that is going to be read is asked for. */
    server?.on('checkContinue', (request, response) => server.emit('request', request, response))
    server?.on('connect', (_, socket) => refuseTunnel(socket))
  }
}

/** The site is no proxy. */
function refuseTunnel(socket: Duplex) {
  socket.on('error', () => socket.destroy())
  socket.end(
    'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST, OPTIONS\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'
  )
}
