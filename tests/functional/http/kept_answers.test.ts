import { request } from 'node:http'
import router from '@adonisjs/core/services/router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { answers as Answers } from '#http/answers'
import { givenSmallSite } from '#tests/fixtures/small_site'
import { ask, pageObject, visitHeaders } from '#tests/visitor'

/** On a busy machine a test may take its time. */
const PATIENCE = { timeout: 600_000 }

const site = givenSmallSite()

let answers: typeof Answers
beforeEach(async () => {
  answers = (await import('#http/answers')).answers
})

/** An answer as it travels, without what each has of its own: when it came, and its name in the log. */
function askExactly(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(site.app.url)
  return new Promise<{ status?: number; head: string[]; body: string }>((resolve, reject) => {
    request({ hostname, port, path: url, method, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray())
      const head = response.rawHeaders.filter(
        (_, index, all) => !/^(date|x-request-id)$/i.test(all[index - (index % 2)])
      )
      resolve({ status: response.statusCode, head, body: body.toString('base64') })
    })
      .on('error', reject)
      .end()
  })
}

/** Whether the answer came out of the cache. */
async function isKept(...asked: Parameters<typeof askExactly>): Promise<boolean> {
  const before = answers.count.hits
  await askExactly(...asked)
  return answers.count.hits > before
}

/** How a client may ask for a page. */
async function visits(): Promise<Record<string, Record<string, string>>> {
  const visit = await visitHeaders(site.app)
  const { onceProps } = pageObject((await ask(site.app, '/de')).body)
  const rest = { 'X-Inertia-Except-Once-Props': Object.keys(onceProps).join(',') }
  return { html: {}, json: visit, 'json of a visit': { ...visit, ...rest } }
}

describe('an answer is the same whether it was kept or not', () => {
  test.each(['html', 'json', 'json of a visit'])('%s', async (form) => {
    const headers = (await visits())[form]
    for (const page of ['/de', '/de/kontakt', '/fr/contact', '/en', '/ru', '/de/produkte']) {
      for (const coding of ['identity', 'gzip', 'br', 'gzip, br;q=0', '']) {
        const url = page
        const asked = { ...headers, 'Accept-Encoding': coding }
        const fresh = await askExactly(url, { ...asked, 'X-Inertia-Reset': 'x' })
        expect(fresh.status).toBe(200)
        const kept = await askExactly(url, asked)
        expect({ url, coding, ...kept, body: '' }).toEqual({ url, coding, ...fresh, body: '' })
      }
    }
  })
})
