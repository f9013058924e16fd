import { chmodSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NEWSLETTER_URL } from '#shared/forms/newsletter_form'
import { createDatabase } from '#tests/app'
import { REQUEST } from '#tests/fixtures/forms/contact_request'
import { ProductionServer } from '#tests/fixtures/processes/production_server'
import { runSql } from '#tests/postgres'

const isSqlite = process.env.TEST_DATABASE === 'sqlite'

/** A server with the settings of .env.example, on a database that other users could read. */
let server: ProductionServer
let database: Awaited<ReturnType<typeof createDatabase>> | undefined
beforeAll(async () => {
  database = isSqlite ? undefined : await createDatabase()
  server = await ProductionServer.create({
    APP_URL: '',
    SMTP_HOST: '',
    LOG_LEVEL: 'trace',
    DATABASE_URL: database?.url ?? '',
  })
  if (isSqlite) chmodSync(join(server.storage, 'site.sqlite'), 0o644)
  await server.start()
})
afterAll(async () => {
  await server.delete()
  await database?.drop()
})

/** Changes the database without the server. */
async function execute(sql: string) {
  if (!database) {
    const file = new DatabaseSync(join(server.storage, 'site.sqlite'), { timeout: 60_000 })
    file.exec(sql)
    return file.close()
  }
  await runSql(database.url, sql)
}

/** Makes a table refuse every row; PostgreSQL's error message contains the row. */
function refuseRows(table: string): Promise<void> {
  return execute(
    database
      ? `alter table ${table} add constraint full_up check (locale = '') not valid`
      : `create trigger ${table}_full before insert on ${table} begin select raise(abort, 'full up'); end`
  )
}

/** The warnings that the server has logged. */
function warnings(): string[] {
  const lines = server.output.split('\n').filter((line) => line.startsWith('{'))
  const entries = lines.map((line): { level: number; msg: string } => JSON.parse(line))
  return entries.filter(({ level }) => level === 40).map(({ msg }) => msg)
}

test('the server warns once of each setting without which it is of little use', async () => {
  await expect.poll(() => warnings().length).toBeGreaterThanOrEqual(2)
  expect(warnings()).toEqual([
    expect.stringMatching(/^SMTP_HOST is empty: nobody receives mail/),
    expect.stringMatching(/^APP_URL is empty: links .* lead to http:\/\/localhost:\d+$/),
  ])
})

test('the studio of the development server is not there', async () => {
  const paths = ['/studio', '/studio/problems', '/studio/api/history', '/app/studio/studio.css']
  for (const path of [...paths, '/@vite/client']) {
    await expect(await fetch(server.url + path), path).toHaveStatus(404)
  }
  expect(globSync('build/app/studio/**')).toEqual([])
  const code = globSync([
    'build/{app,start,public}/**/*.{js,css}',
    'public/assets/**/*.{js,css}',
    'ssr/**/*.js',
  ])
  expect(code.length).toBeGreaterThan(100)
  expect(code.filter((file) => /x-studio|data-part/i.test(readFileSync(file, 'utf8')))).toEqual([])
})

test.runIf(isSqlite)('nobody but its owner may read the database', () => {
  const modes = ['', '-wal', '-shm'].map((suffix) =>
    (statSync(join(server.storage, `site.sqlite${suffix}`)).mode & 0o777).toString(8)
  )
  expect(modes).toEqual(['600', '600', '600'])
})

const NAME = 'Ada Unverkennbar'
const EMAIL = 'ada@unverkennbar.example'

function submit(headers: Record<string, string> = {}): Promise<Response> {
  const body = new FormData()
  const fields = { ...REQUEST, name: NAME, email: EMAIL, message: `${NAME} fragt` }
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  return fetch(`${server.url}/contact/submit`, { method: 'POST', headers, body })
}

function signUp(body: string): Promise<Response> {
  return fetch(server.url + NEWSLETTER_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })
}

test('the log says why a form could not be stored, and nothing of what it said', async () => {
  await refuseRows('contact_requests')
  await refuseRows('newsletter_subscriptions')
  await expect(await submit()).toHaveStatus(503)
  await expect(await submit({ Accept: 'text/html' })).toHaveStatus(503)
  await expect(await signUp(JSON.stringify({ email: EMAIL, redirectionUrl: '/de' }))).toHaveStatus(
    503
  )
  await expect(await signUp(`{ "email": "${EMAIL}", ${NAME}`)).toHaveStatus(400)
  await server.stop('SIGTERM')

  expect(server.output.match(/"msg":"a form could not be stored"/g)).toHaveLength(3)
  expect(server.output).toMatch(/insert into \S+contact_requests/)
  expect(server.output).toContain(database ? 'full_up' : 'full up')
  expect(server.output).not.toMatch(/unverkennbar/i)
  expect(server.output).not.toContain(REQUEST.street)
})
