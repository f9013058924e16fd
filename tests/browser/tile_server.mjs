/**
 * A tile service for the browser tests: each square of the map is a picture that names its place.
 */
import { createServer } from 'node:http'
import sharp from 'sharp'

createServer(async ({ url }, response) => {
  const place = /^\/(\d+\/\d+\/\d+)\.png$/.exec(url)?.[1]
  if (!place) return response.writeHead(404).end()
  response.writeHead(200, { 'Content-Type': 'image/png' }).end(await tile(place))
}).listen(process.env.PORT)

function tile(place) {
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
        <path fill="#e9ece4" stroke="#c3c8bc" d="M0 0h256v256H0z"/>
        <path fill="none" stroke="#fff" stroke-width="9" d="M0 96 256 150M120 0 90 256"/>
        <text x="16" y="32" font-size="14" fill="#5b6168">${place}</text>
      </svg>`
    )
  )
    .png()
    .toBuffer()
}
