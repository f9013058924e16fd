import { expect, test, vi } from 'vitest'
import { ContentError, type ContentProblem } from '#content/loading/problems'
import { OpenPages } from '#studio/open_pages'

vi.mock('#config/content', () => ({ contentRoot: '/content' }))

const PROBLEM: ContentProblem = {
  severity: 'error',
  hasStandIn: true,
  file: 'resources/content/images/de.yaml',
  line: 2,
  column: 11,
  message: 'the image "a.jpg" cannot be used: the file is empty',
  remedy: 'Replace the file.',
}
const MISSING = 'Pages show a plain area in the place of pictures.'

/** What open pages are told, in a word each: what an overlay says, or else the kind of message. */
function givenOpenPages(hasPanel = false) {
  const told: string[] = []
  const send = (payload: { type: string; event?: string; err?: { message: string } }) =>
    told.push(payload.err?.message ?? payload.event ?? payload.type)
  const server = {
    environments: { client: { hot: { on: () => {} } } },
    ws: { clients: new Set([{ send }]) },
  }
  return { told, pages: new OpenPages(server as never, hasPanel) }
}

test('a page is updated by a load that goes on without a picture, and names it until it is replaced', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { told, pages } = givenOpenPages()
  const load = (failure?: Error) =>
    pages.follow('content', async () => pages.note('pictures', failure))

  expect(await load(new ContentError([PROBLEM], MISSING))).toBe(true)
  expect(told).toEqual(['site:changed', MISSING])
  expect(logged.mock.calls.join()).toContain('de.yaml:2:11 error: the image "a.jpg" cannot be used')
  logged.mockRestore()

  expect(await load()).toBe(true)
  expect(told).toEqual(['site:changed', MISSING, 'site:changed'])
})

test("mistakes of content are told to the studio's panel, and others by the overlay", async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { told, pages } = givenOpenPages(true)
  await pages.follow('content', () => Promise.reject(new ContentError([PROBLEM])))
  expect(told).toEqual(['studio:failed'])
  await pages.follow('content', () => Promise.reject(new Error('no such table')))
  expect(told).toEqual(['studio:failed', 'no such table'])
  logged.mockRestore()
})
