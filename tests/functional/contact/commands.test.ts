import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storedRequests } from '#tests/fixtures/forms/contact_request'
import { givenFormSite } from '#tests/fixtures/forms/form_site'
import { givenMail, giveUp, outbox } from '#tests/fixtures/mail/outbox'
import { run } from '#tests/fixtures/processes/commands'

const { app, send } = givenFormSite()

async function givenRequest(fields: Record<string, string> = {}): Promise<string> {
  await send({ ...fields })
  const [{ code }] = await storedRequests()
  return code
}

test('contact:list names every request by its code', async () => {
  const code = await givenRequest()
  const { said } = await run('contact:list')
  expect(said).toContain(code)
  expect(said).toContain('Boden & Söhne')
})

test('contact:show says everything that was entered, in German', async () => {
  const code = await givenRequest({
    message: 'Welches Profil?',
    sector: 'objector',
    field_service: 'true',
  })
  const { said, exitCode } = await run('contact:show', code.toLowerCase())
  expect(said).toContain('Branche: Objekteur')
  expect(said).toContain('Wünsche: Außendienst')
  expect(said).toContain('Welches Profil?')
  expect(exitCode).toBe(0)
})

test('contact:show says when there is no such request', async () => {
  const { said, exitCode } = await run('contact:show', 'NOTTHERE')
  expect(said).toContain('There is no contact request NOTTHERE.')
  expect(exitCode).toBe(1)
})

test('contact:export writes a table that no spreadsheet calculates with, for its owner alone', async () => {
  const code = await givenRequest({ message: '=1+1', field_service: 'true' })
  const file = join(app.storage, 'requests.csv')
  await run('contact:export', `--file=${file}`)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const [header, row] = (await readFile(file, 'utf8')).split('\r\n')
  expect(header).toMatch(/^\uFEFF"code";"created_at";"locale";"name";/)
  expect(row).toContain(`"${code}"`)
  expect(row).toContain(`"'=1+1"`)
  const values = Object.fromEntries(
    row.split(';').map((value, column) => [header.split(';')[column], value])
  )
  expect(values).toMatchObject({
    '"created_at"': expect.stringMatching(/^"\d{4}-\d\d-\d\dT/),
    '"field_service"': '"true"',
    '"per_mail"': '"false"',
    '"country_code"': '"DE"',
    '"is_suspected"': '"false"',
    '"spam_signals"': '""',
  })
})

test('outbox:failed lists what was given up, and has it tried again', async () => {
  await givenMail()
  await giveUp()
  expect((await run('outbox:failed')).said).toMatch(/empfang@saumer\.example {2}No such host/)
  expect((await run('outbox:failed', '--retry')).said).toContain('Mails that are tried again: 1')
  expect(await outbox()).toMatchObject([{ status: 'waiting', attempts: 0 }])
})
