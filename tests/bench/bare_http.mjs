/**
 * The least that can answer over HTTP: `node:http` sending from memory the bytes that it was given
 * last, with nothing said about them but what a browser needs.
 */
import { createServer } from 'node:http'

let body
let head

const server = createServer((_, response) => {
  response.writeHead(200, head)
  response.end(body)
})

process.on('message', (answer) => {
  body = Buffer.from(answer.body, 'base64')
  head = {
    'Content-Type': answer.type,
    'Content-Encoding': 'br',
    'Content-Length': body.length,
  }
  process.send('ready')
})
process.once('disconnect', () => process.exit())
server.listen(0, () => process.send(`http://localhost:${server.address().port}/`))
