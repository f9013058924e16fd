/**
 * The minimum of an HTTP server: `node:http` that sends the bytes it was last given from memory,
 * with only the headers that a browser needs.
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
