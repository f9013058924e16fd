import { expect, test } from 'vitest'
import type { RequestFields } from '#contact/contact_request'
import { LOCALES } from '#shared/locales'
import { givenSmallSite } from '#tests/fixtures/content/small_site'

givenSmallSite()

const REQUEST: RequestFields = {
  code: 'ABCD2345',
  locale: 'de',
  concern: 'Muster anfragen: Kante 42, Artikel 15102',
  name: 'Ada Boden',
  department: 'Einkauf',
  company: 'Boden & Söhne',
  sector: 'objector',
  street: 'Estrichweg 4',
  zip: '10115',
  city: 'Berlin',
  country: 'Deutschland',
  country_code: 'DE',
  phone: '+49 30 23125 333',
  email: 'ada@boden.example',
  origin: 'search_engine',
  message: 'Welches Profil?\n\nDanke',
  application_engineer: true,
  field_service: false,
  back_office: false,
  per_phone: false,
  per_mail: true,
  is_suspected: false,
}

test('the company reads everything in German, choices in words', async () => {
  const { requestMail } = await import('#contact/request_mails')
  const { text } = await requestMail(REQUEST)
  expect(text).toBe(`Kontaktanfrage von Boden & Söhne (ABCD2345)

Kennzeichen: ABCD2345
Anliegen: Muster anfragen: Kante 42, Artikel 15102
Name: Ada Boden
Abteilung: Einkauf
Firma: Boden & Söhne
Branche: Objekteur
Straße und Hausnummer: Estrichweg 4
Postleitzahl: 10115
Ort: Berlin
Land: Deutschland
Telefon: +49 30 23125 333
E-Mail: ada@boden.example
Wie sind Sie auf uns aufmerksam geworden?: Suchmaschine
Wünsche: Anwendungstechnik, per E-Mail
Sprache der Seite: Deutsch

> Welches Profil?
> 
> Danke`)
})

test.each(LOCALES)('a receipt in %s is a mail that every program shows', async (locale) => {
  const { receiptMail } = await import('#contact/request_mails')
  const { subject, html, text } = await receiptMail({ ...REQUEST, locale })
  expect(subject.length).toBeLessThan(60)
  expect(html).toMatch(new RegExp(`^<!doctype html>\\s*<html lang="${locale}">`))
  expect(html).toContain(`<title>${subject.replaceAll("'", '&#39;')}</title>`)
  expect(html).toContain('max-width:600px')
  expect(html).not.toMatch(/<style|<link|<script|<img|class=|position:|display:(flex|grid)/)
  expect(html.match(/<table(?! role="presentation"| width="100%" cellpadding="0")/)).toBeNull()
  expect(Buffer.byteLength(html)).toBeLessThan(20_000)
  expect(text).toContain(subject)
  expect(text).toContain('ABCD2345')
  expect(text).toContain('+49 30 23125')
  expect(text).toMatch(/8–\u2060?16/)
  expect(text).not.toMatch(/<|&\w+;|translation missing|mails\./)
})
