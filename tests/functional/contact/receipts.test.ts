import { describe, expect, test } from 'vitest'
import { givenFormSite } from '#tests/fixtures/forms/form_site'
import { deliverAll, givenMail, outbox } from '#tests/fixtures/mail/outbox'

const { send } = givenFormSite()

const HOUR = 3_600_000

const RECEIPT = {
  kind: 'contact_receipt',
  about: '',
  to: { name: '', address: 'ada@boden.example' },
  subject: 'Ihre Anfrage ist angekommen',
  html: '<p>Vielen Dank</p>',
  text: 'Vielen Dank',
} as const

let number = 0

/** Sends a request of its own, as somebody with an address of e-mail. */
async function sendAs(email: string) {
  await expect(await send({ email, message: `Frage ${number++}` })).toHaveStatus(200)
}

const mails = async (wanted: string) => (await outbox()).filter(({ kind }) => kind === wanted)

/** The addresses that got a receipt, in the order of their mails. */
const receipts = async () => (await mails('contact_receipt')).map(({ recipient }) => recipient)

describe('whose address is entered', () => {
  test('gets one receipt a day, and the company every request', async () => {
    for (let sent = 0; sent < 4; sent++) await sendAs('ada@boden.example')
    expect(await receipts()).toEqual(['ada@boden.example'])
    expect(await mails('contact_request')).toHaveLength(4)
  })

  test('gets one however it is spelled', async () => {
    await sendAs('info@müller.example')
    await sendAs('Info@xn--mller-kva.example')
    expect(await receipts()).toEqual(['info@xn--mller-kva.example'])
  })

  test('gets one when many requests come at the same moment', async () => {
    await Promise.all(Array.from({ length: 12 }, () => sendAs('ada@boden.example')))
    expect(await receipts()).toEqual(['ada@boden.example'])
    expect(await mails('contact_request')).toHaveLength(12)
  })

  test('gets one although it was delivered and its content forgotten', async () => {
    await sendAs('ada@boden.example')
    await deliverAll()
    await sendAs('ada@boden.example')
    expect(await receipts()).toHaveLength(1)
  })

  test('keeps nobody else from theirs', async () => {
    for (const name of ['ada', 'eva', 'ada', 'eva']) await sendAs(`${name}@boden.example`)
    expect(await receipts()).toEqual(['ada@boden.example', 'eva@boden.example'])
  })

  test('gets one again after 24 hours', async () => {
    await givenMail(RECEIPT, new Date(Date.now() - 25 * HOUR))
    await sendAs('ada@boden.example')
    expect(await receipts()).toHaveLength(2)
  })

  test('gets one although the newsletter has written to them', async () => {
    await givenMail({ kind: 'newsletter_known', to: { name: '', address: 'ada@boden.example' } })
    await sendAs('ada@boden.example')
    expect(await receipts()).toHaveLength(1)
  })
})

/** Waits until a transaction waits for a lock of another one. */
async function somebodyWaits() {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const waiting = async () => {
    const { rows } = await db.rawQuery(
      'select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())'
    )
    return rows.length
  }
  await expect.poll(waiting).toBe(1)
}

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a transaction waits with its receipt for another one that writes the same',
  async () => {
    const { retryTransaction } = await import('#database/transaction')
    const { writeMailOnce } = await import('#outbox/write_mail_once')
    const isWritten = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const first = retryTransaction(async (trx) => {
      await writeMailOnce(trx, RECEIPT)
      isWritten.resolve()
      await mayEnd.promise
    })
    await isWritten.promise
    const second = retryTransaction((trx) => writeMailOnce(trx, RECEIPT))
    await Promise.race([second, somebodyWaits()])
    mayEnd.resolve()
    await Promise.all([first, second])
    expect(await receipts()).toEqual(['ada@boden.example'])
  }
)
