import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { hideTable } from '#tests/fixtures/database/hidden_table'
import { ask } from '#tests/visitor'

const { app } = givenSmallSite()

async function health(path: string) {
  const { status, headers, body } = await ask(app, path)
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(headers['cache-control']).toBe('no-store')
  return { status, body: JSON.parse(body) }
}

describe.each(['/health', '/health/ready'])('%s', (path) => {
  test('says that pages can be served', async () => {
    expect(await health(path)).toEqual({ status: 200, body: { status: 'ok' } })
  })

  test('says when the database is not migrated, without its reasons', async () => {
    await hideTable('content_versions')
    expect(await health(path)).toEqual({
      status: 503,
      body: { status: 'database unavailable or not migrated' },
    })
    const { headers } = await ask(app, path)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test('logs once that the site is not ready, and once that it is again', async () => {
    const { default: logger } = await import('@adonisjs/core/services/logger')
    await health(path)
    const [failed, worked] = [vi.spyOn(logger, 'error'), vi.spyOn(logger, 'info')]
    const showTable = await hideTable('content_versions')
    for (let time = 0; time < 3; time++) await health(path)
    expect(failed.mock.calls.filter(([, message]) => message === 'the site is not ready')).toEqual([
      [{ err: expect.any(Error) }, 'the site is not ready'],
    ])
    await showTable()
    for (let time = 0; time < 3; time++) await health(path)
    expect(worked.mock.calls.filter(([said]) => said === 'the site is ready again')).toHaveLength(1)
    vi.restoreAllMocks()
  })

  test('tells of a load of content that failed, and is ready all the same', async () => {
    const { recordFailedLoad } = await import('#content/pages/failed_load')
    const { from } = await import('#database/query')
    await recordFailedLoad(3, new Date('2026-11-22T12:00:00Z'))
    expect(await health(path)).toEqual({
      status: 200,
      body: { status: 'ok', failed_load: { failed_at: '2026-11-22T12:00:00.000Z', problems: 3 } },
    })
    await from('failed_loads').delete()
  })

  test.runIf(process.env.TEST_DATABASE === 'sqlite')(
    'says when the file of the database was removed',
    async () => {
      const file = join(app.storage, 'site.sqlite')
      renameSync(file, `${file}.removed`)
      await expect(await health(path)).toHaveStatus(503)
      renameSync(`${file}.removed`, file)
      await expect(await health(path)).toHaveStatus(200)
    }
  )

  test('says when no content was loaded', async () => {
    const { from, into } = await import('#database/query')
    const [version] = await from('content_versions')
    await from('content_versions').delete()
    expect(await health(path)).toEqual({ status: 503, body: { status: 'no content loaded' } })
    await into('content_versions').insert(version)
  })
})

test('the look for new content logs once that it fails, and once that it works again', async () => {
  const { default: logger } = await import('@adonisjs/core/services/logger')
  const [failed, worked] = [vi.spyOn(logger, 'error'), vi.spyOn(logger, 'info')]
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  const failures = () =>
    failed.mock.calls.filter(([, said]) => String(said).startsWith('the content version cannot'))
  const returns = () =>
    worked.mock.calls.filter(([said]) => said === 'the content version can be read again')

  const showTable = await hideTable('content_versions')
  await expect
    .poll(failures)
    .toEqual([
      [
        { err: expect.any(Error) },
        'the content version cannot be read: cached pages stay as they are',
      ],
    ])
  /** Two more checks, which fail as well. */
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const looks = vi.spyOn(db, 'connection')
  const before = looks.mock.calls.length
  await expect.poll(() => looks.mock.calls.length - before).toBeGreaterThan(1)
  expect(failures()).toHaveLength(1)
  await showTable()
  await expect.poll(returns).toHaveLength(1)
  expect(failures()).toHaveLength(1)
})

test('/health/live says that the process answers, whatever the database does', async () => {
  await hideTable('content_versions')
  expect(await health('/health/live')).toEqual({ status: 200, body: { status: 'ok' } })
})
