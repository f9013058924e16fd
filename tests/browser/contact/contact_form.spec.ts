import { formTest as test } from '../reading'
import { CORE, collectAddresses, expect, test as freshTest, open, settle } from '../test'
import {
  CONTACT_LANGUAGES,
  CONTACT_PAGES,
  chooseCountry,
  collectRequests,
  contactForm,
  ENTERED,
  field,
  fillIn,
  list,
  openContactForm,
  openFilledForm,
  sendButton,
  success,
} from './contact_form'

/** The code of a request. */
const CODE = /[2-9A-HK-NPR-Z]{8}/

for (const language of CONTACT_LANGUAGES) {
  test(`a request is filled in by mouse and sent, in ${language}`, CORE, async ({ page }) => {
    await openContactForm(page, language)
    const sent = collectRequests(page)
    for (const [name, value] of Object.entries(ENTERED)) {
      await field(page, name).click()
      await page.keyboard.type(value)
    }
    const { country } = CONTACT_PAGES[language]
    await field(page, 'country').locator('..').getByRole('button').click()
    await page.getByRole('option', { name: country, exact: true }).click()
    await list(page, 'sector').click()
    await page.getByRole('option').nth(4).click()
    await field(page, 'field_service').click()
    await field(page, 'data_policy').click()
    await sendButton(page).click()

    await expect(success(page, language)).toBeFocused()
    await expect(success(page, language)).toContainText(CODE)
    await expect(page.locator('main')).toContainText(ENTERED.email)
    await expect(contactForm(page)).toHaveCount(0)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      ...ENTERED,
      country,
      locale: language,
      sector: 'objector',
      origin: '',
      message: '',
      field_service: 'true',
      back_office: 'false',
      data_policy: 'true',
      website: '',
    })
    expect(sent[0].request_key).toHaveLength(32)
    expect(sent[0].form_token).not.toBe('')
  })
}

test('a request is filled in and sent by keyboard alone', CORE, async ({ page }) => {
  await openContactForm(page)
  const { keyboard } = page
  await field(page, 'message').focus()
  await keyboard.type('Passt das Profil zu 8 mm Laminat?')
  const { name, email, company, street, zip, city } = ENTERED
  for (const words of [name, email, company, street, zip, city]) {
    await keyboard.press('Tab')
    await keyboard.type(words)
  }
  await keyboard.press('Tab')
  await expect(list(page, 'country')).toBeFocused()
  await keyboard.type('osterr')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await expect(contactForm(page).locator('summary')).toBeFocused()
  await keyboard.press('Tab')
  await expect(field(page, 'phone')).toBeFocused()
  await keyboard.press('Tab')
  await expect(field(page, 'department')).toBeFocused()

  await keyboard.press('Tab')
  await expect(list(page, 'sector')).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.press('End')
  await keyboard.press('Enter')
  await expect(list(page, 'sector')).toHaveText('Andere')
  await keyboard.press('Tab')
  await expect(list(page, 'origin')).toBeFocused()

  for (const box of ['application_engineer', 'field_service', 'back_office', 'per_phone']) {
    await keyboard.press('Tab')
    await expect(field(page, box)).toBeFocused()
  }
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect(field(page, 'per_mail')).toBeChecked()
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect(field(page, 'data_policy')).toBeChecked()
  await keyboard.press('Tab')
  await expect(contactForm(page).getByRole('link', { name: /Datenschutz/ })).toBeFocused()
  await keyboard.press('Tab')
  await expect(sendButton(page)).toBeFocused()
  await keyboard.press('Enter')
  await expect(success(page)).toBeFocused()
})

test('who has written can print it, and write again what is new', async ({ page }) => {
  await openFilledForm(page)
  await field(page, 'message').fill('Passt es zu 8 mm?')
  const sent = collectRequests(page)
  await sendButton(page).click()
  await expect(success(page)).toContainText(CODE)
  const code = await success(page).getByText(CODE).textContent()
  const main = page.getByRole('main')
  await expect(main).toContainText('Passt es zu 8 mm?')
  await expect(main).toContainText('In der Regel antworten wir am nächsten Werktag.')

  await page.emulateMedia({ media: 'print' })
  await expect(success(page)).toBeVisible()
  await expect(main.getByText(ENTERED.company)).toBeVisible()
  await expect(page.getByText('Noch eine Anfrage schreiben')).toBeHidden()
  await page.emulateMedia({ media: null })

  await page.getByRole('link', { name: 'Noch eine Anfrage schreiben' }).click()
  await expect(field(page, 'message')).toBeFocused()
  await expect(page).toHaveURL('/de/kontakt')
  await expect(field(page, 'message')).toHaveValue('')
  await expect(field(page, 'data_policy')).not.toBeChecked()
  for (const [name, value] of Object.entries(ENTERED)) {
    await expect(field(page, name)).toHaveValue(value)
  }
  await expect(list(page, 'country')).toHaveValue('Deutschland')

  await field(page, 'message').fill('Und zu 10 mm?')
  await field(page, 'data_policy').check()
  await sendButton(page).click()
  await expect(success(page)).toBeFocused()
  await expect(success(page)).toContainText(CODE)
  expect(await success(page).getByText(CODE).textContent()).not.toBe(code)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ ...ENTERED, country: 'Deutschland', message: 'Und zu 10 mm?' })
  expect(sent[1].request_key).not.toBe(sent[0].request_key)
})

test('the button says what is missing until everything is there', async ({ page }) => {
  await openContactForm(page)
  const send = sendButton(page)
  await expect(send).toBeDisabled()
  await expect(send).toHaveAccessibleDescription(
    'Zum Senden fehlt noch: Name, Firma, Straße und Hausnummer, Postleitzahl, Ort, Land, E-\u2060Mail, Datenschutz.'
  )
  await fillIn(page)
  await expect(send).toBeEnabled()
  await expect(send).toHaveAccessibleDescription('Alle Pflichtangaben sind da.')

  await field(page, 'email').fill('berta@')
  await field(page, 'city').fill('')
  await expect(send).toBeDisabled()
  await expect(send).toHaveAccessibleDescription(
    'Zum Senden fehlt noch: Ort. Bitte noch prüfen: E-\u2060Mail.'
  )
})

freshTest(
  'what is missing is heard once the visitor pauses, and not before they begin',
  async ({ page }) => {
    await page.clock.install()
    await open(page, '/de/kontakt')
    await field(page, 'country').scrollIntoViewIfNeeded()
    await expect(list(page, 'country')).toHaveAttribute('aria-autocomplete', 'list')
    const said = contactForm(page).locator('p[aria-live]')
    await page.clock.runFor(1000)
    await expect(said).toHaveAttribute('aria-live', 'off')
    await page.clock.pauseAt(Date.now() + 3_600_000)

    await field(page, 'name').fill('Be')
    await expect(said).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(600)
    await expect(said).toContainText('Name,')
    await page.clock.runFor(100)
    await expect(said).not.toContainText('Name,')
  }
)

test('an untouched form asks for nothing, and the first touch asks once', async ({ page }) => {
  const asked = collectAddresses(page, /\/api\/form-token$/)
  await open(page, '/de/kontakt')
  await field(page, 'country').scrollIntoViewIfNeeded()
  await expect(list(page, 'country')).toHaveAttribute('aria-autocomplete', 'list')
  await settle(page)
  expect(asked).toEqual([])
  await field(page, 'name').click()
  await field(page, 'company').click()
  await expect(field(page, 'form_token')).not.toHaveValue('')
  expect(asked).toHaveLength(1)
})

test('its lists are fetched when somebody comes near, be it by keyboard', async ({ page }) => {
  const lists = collectAddresses(page, /\/(Choice|Country)\w+-.*\.js$/)
  await open(page, '/de/kontakt')
  await settle(page)
  expect(lists).toEqual([])
  await field(page, 'name').evaluate((name) => name.focus({ preventScroll: true }))
  await expect(list(page, 'country')).toHaveAttribute('aria-autocomplete', 'list')
})

test('on a phone a postcode’s hint is as wide as the form, moving nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openContactForm(page)
  await chooseCountry(page, 'österr')
  await field(page, 'zip').fill('10')
  await expect(field(page, 'zip')).toHaveAccessibleDescription(/AT-1010/)
  const [zip, city, street] = await Promise.all(
    ['zip', 'city', 'street'].map((name) => field(page, name).boundingBox())
  )
  expect(zip?.y).toBe(city?.y)
  const hint = contactForm(page).getByText(postcodeHint('AT-1010')).first()
  expect((await hint.boundingBox())?.width).toBe(street?.width)
})

test('the optional fields stay open while one corrects what was wrong there', async ({ page }) => {
  await openContactForm(page)
  const phone = field(page, 'phone')
  await phone.fill('1'.repeat(41))
  await phone.blur()
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await phone.press('End')
  await page.keyboard.press('Backspace')
  await expect(phone).not.toHaveAttribute('aria-invalid')
  await expect(phone).toBeFocused()
})

function postcodeHint(example: string): string {
  return `Mindestens 5 Zeichen: Bitte stellen Sie das Länderkürzel voran, wie ${example}.`
}

test('a postcode before its country is helped, and is no error', async ({ page }) => {
  await openContactForm(page)
  const zip = field(page, 'zip')
  const { keyboard } = page
  await zip.focus()
  await keyboard.type('2100')
  await expect(zip).toHaveAccessibleDescription('')
  await keyboard.press('Tab')
  await expect(field(page, 'city')).toBeFocused()
  await expect(zip).toHaveAccessibleDescription(postcodeHint('AT-1010'))
  await expect(zip).not.toHaveAttribute('aria-invalid')
  await expect(sendButton(page)).toHaveAccessibleDescription(
    new RegExp(`Bitte noch prüfen: Postleitzahl\\. ${postcodeHint('AT-1010')}$`)
  )

  await keyboard.type('København')
  await keyboard.press('Tab')
  await keyboard.type('Danmark')
  await keyboard.press('Enter')
  await expect(zip).toHaveAccessibleDescription(
    `${postcodeHint('DK-1010')} Fehler: „Postleitzahl“ braucht mindestens 5 Zeichen. Einer kürzeren stellen Sie bitte das Länderkürzel voran, wie AT-1010.`
  )
  await zip.fill('DK-1010')
  await expect(zip).not.toHaveAttribute('aria-invalid')
  await expect(zip).toHaveAccessibleDescription(postcodeHint('DK-1010'))

  await chooseCountry(page, 'Katar')
  await expect(zip).toHaveAccessibleDescription(postcodeHint('QA-00000'))
  await chooseCountry(page, 'USA')
  await expect(field(page, 'country')).toHaveValue('Vereinigte Staaten')
  await expect(zip).toHaveAccessibleDescription('')
})
