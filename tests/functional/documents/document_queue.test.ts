import { afterEach, expect, test, vi } from 'vitest'
import { givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { type Answer, ask } from '#tests/visitor'

/** More documents than are drawn at a time. */
const MANY = 24

const { app } = givenCatalogueSite()

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Requests documents whose drawing the test controls. */
async function askForUndrawn(document: string, count: number) {
  const { WorkerProcess } = await import('#media/workers/worker_process')
  const gate = Promise.withResolvers<void>()
  // oxlint-disable-next-line typescript/unbound-method -- called on its process below
  const draw = WorkerProcess.prototype.run
  const drawing = vi.spyOn(WorkerProcess.prototype, 'run').mockImplementation(async function (
    this: InstanceType<typeof WorkerProcess>,
    work
  ) {
    await gate.promise
    return draw.call(this, work)
  })
  const asked = Array.from({ length: count }, () => ask(app, document))
  await expect.poll(() => drawing).toHaveBeenCalled()
  return { asked, draw: () => gate.resolve() }
}

function statusesOf(answers: readonly Answer[]): number[] {
  return answers.map(({ status }) => status)
}

test('documents that are still to be drawn take no page’s place', async () => {
  const drawing = '/data/groups/stairs/ramp/12101.png'
  const { asked, draw } = await askForUndrawn(drawing, MANY)
  const pages = await Promise.all(Array.from({ length: MANY }, () => ask(app, '/de/kontakt')))
  expect(statusesOf(pages)).toEqual(Array(MANY).fill(200))
  draw()
  expect(statusesOf(await Promise.all(asked))).toEqual(Array(MANY).fill(200))
})

test.each([
  ['a data sheet', '/data/groups/stairs/nosing_42/datasheet-en.pdf'],
  ['a drawing', '/data/groups/stairs/nosing_42/section.png'],
  ['a tender text', '/data/groups/stairs/nosing_42/tender/de.docx'],
  ['an archive', '/data/families/stairs/datasheets-de.zip'],
])('%s that takes too long is answered with 503, and is there later', async (_, document) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { asked, draw } = await askForUndrawn(document, 1)
  await vi.advanceTimersByTimeAsync(15_000)
  const [late] = await Promise.all(asked)
  expect(late.status, late.body).toBe(503)
  expect(late.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' })
  for (const name of ['etag', 'last-modified', 'content-disposition', 'link']) {
    expect(late.headers).not.toHaveProperty(name)
  }
  expect(late.body).toContain('versuchen Sie es in ein paar Minuten noch einmal')
  draw()
  vi.useRealTimers()
  await expect.poll(() => ask(app, document)).toHaveStatus(200)
})
