import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hideTable } from '#tests/fixtures/database/hidden_table'
import { lockDatabase } from '#tests/fixtures/database/locked_database'
import { AS_BROWSER, REQUEST, storedRequests } from '#tests/fixtures/forms/contact_request'
import { givenFormSite } from '#tests/fixtures/forms/form_site'
import { waitingMails } from '#tests/fixtures/mail/outbox'
import { givenPauses } from '#tests/fixtures/processes/pauses'
import { ask, pageObject } from '#tests/visitor'

const { app, send } = givenFormSite()

/** Has another process write to the database for as long as some work takes. */
async function whileLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  const unlock = await lockDatabase(app)
  try {
    return await work()
  } finally {
    await unlock()
  }
}

/** The sentence that tells a visitor to try again. */
const LATER = /in einigen Minuten/

describe.runIf(process.env.TEST_DATABASE === 'sqlite')(
  'while another process has the database',
  () => {
    test('a request is refused, never acknowledged; the site goes on', async () => {
      await whileLocked(async () => {
        const [refused, page] = await Promise.all([send(), ask(app, '/de')])
        await expect(refused).toHaveStatus(503)
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
        expect((await refused.json()).message).toMatch(LATER)
        await expect(page).toHaveStatus(200)
      })
      expect(await waitingMails()).toEqual([])
      await expect(await send()).toHaveStatus(200)
    })

    test('without JavaScript the form comes back with everything that was entered', async () => {
      const refused = await whileLocked(() => send({}, AS_BROWSER))
      await expect(refused).toHaveStatus(503)
      const { component, props } = pageObject(await refused.text())
      expect(component).toBe('Contact/Show')
      expect(props).toMatchObject({ values: { email: REQUEST.email }, errors: {} })
      expect(props.message).toMatch(LATER)
    })

    test('a short wait is waited out', async () => {
      const unlock = await lockDatabase(app)
      const pauses: number[] = []
      givenPauses(async (milliseconds) => {
        pauses.push(milliseconds)
        if (pauses.length === 3) await unlock()
      })
      await expect(await send()).toHaveStatus(200)
      expect(pauses).toEqual([25, 50, 100])
    })
  }
)

describe.runIf(process.env.TEST_DATABASE === 'sqlite')('when the database is full', () => {
  test('a request is refused whole, and taken when there is room again', async () => {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const [{ page_count }] = await db.rawQuery('pragma page_count')
    await db.rawQuery(`pragma max_page_count = ${page_count}`)
    const message = 'x'.repeat(5000)
    const fill = () => send({ message })
    let answer = await fill()
    for (let sent = 0; answer.ok && sent < 50; sent++) answer = await fill()
    await expect(answer).toHaveStatus(503)
    expect((await answer.json()).message).toMatch(LATER)
    const mails = (await waitingMails()).filter(({ kind }) => kind === 'contact_request')
    expect(mails).toHaveLength((await storedRequests()).length)

    await db.rawQuery('pragma max_page_count = 1000000')
    await expect(await fill()).toHaveStatus(200)
  })
})

describe.runIf(process.env.TEST_DATABASE === 'sqlite')('when the file was removed', () => {
  test('a request that nobody would ever find is not acknowledged', async () => {
    const file = join(app.storage, 'site.sqlite')
    renameSync(file, `${file}.removed`)
    const refused = await send()
    renameSync(`${file}.removed`, file)
    await expect(refused).toHaveStatus(503)
    await expect(await send()).toHaveStatus(200)
  })
})

test('a missing table is reported as a server error, to scripts in JSON', async () => {
  const showTable = await hideTable('contact_requests')
  const answer = await send()
  await showTable()
  await expect(answer).toHaveStatus(503)
  expect((await answer.json()).message).toMatch(LATER)
})
