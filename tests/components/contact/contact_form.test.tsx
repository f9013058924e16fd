import { describe, expect, test } from 'vitest'
import type { ContactAnswer } from '#contact/contact_page'
import { type ContactForm as ContactRequest, contactFormSchema } from '#shared/forms/contact_form'
import { REQUEST } from '#tests/fixtures/forms/contact_request'
import { ContactForm } from '~/contact/form/ContactForm'
import { ContactSent } from '~/contact/form/ContactSent'
import { invalidFields } from '~/contact/form/invalidFields'
import { readSentRequest } from '~/contact/form/readSentRequest'
import { render, tag, words } from '../render'

const FIRST_VISIT: ContactAnswer = { errors: {}, values: {}, message: null, sent: null }

/** The form as the server sends it. */
function givenForm(answer: Partial<ContactAnswer> = {}): string {
  return render(
    <ContactForm
      countries={['Österreich', 'Schweiz']}
      countryCodes="AT CH"
      answerTime="Am nächsten Werktag."
      concern={null}
      {...FIRST_VISIT}
      {...answer}
    />,
    { routes: { contact: '/de/kontakt', 'root.privacy': '/de/datenschutz' } }
  )
}

/** The tag of the control with a name. */
function control(html: string, name: string): string {
  return new RegExp(`<(input|select|textarea) [^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
}

describe('the contact form on a first visit', () => {
  const html = givenForm()

  test('posts by itself what JavaScript would', () => {
    const form = tag(html, 'form')
    expect(form).toContain('method="post"')
    expect(form).toContain('action="/contact/submit"')
    expect(form).toContain('encType="multipart/form-data"')
  })

  test('has a control with a label for each field of a request', () => {
    for (const field of Object.keys(contactFormSchema.shape)) {
      const id = / id="([^"]+)"/.exec(control(html, field))?.[1]
      expect(id, field).toBeDefined()
      expect(html, field).toContain(`for="${id}"`)
    }
  })

  test.each([
    ['name', 'name'],
    ['company', 'organization'],
    ['street', 'address-line1'],
    ['zip', 'postal-code'],
    ['city', 'address-level2'],
    ['country', 'country-name'],
    ['phone', 'tel'],
    ['email', 'email'],
  ])('lets the browser fill in %s', (field, token) => {
    expect(control(html, field).toLowerCase()).toContain(`autocomplete="${token}"`)
  })

  test('can be sent, because nobody knows yet what is filled in', () => {
    const [, send] = /(<button type="submit"[^>]*>)/.exec(html) ?? []
    expect(send).not.toContain('disabled')
    expect(tag(html, 'form')).not.toContain('novalidate')
    expect(words(html)).not.toContain('contact.form.missing')
    expect(words(html)).toContain('forms.required_note')
  })

  test('sends along its language, a place for token and key, and a field that only machines fill in', () => {
    expect(control(html, 'locale')).toContain('value="de"')
    expect(control(html, 'form_token')).toContain('value=""')
    expect(control(html, 'request_key')).toContain('value=""')
    expect(control(html, 'website')).toMatch(/tabindex="-1" autocomplete="off"/i)
    expect(html).toMatch(/<div aria-hidden="true" class="sr-only"><input [^>]*name="website"/)
  })

  test('leads to the data policy in a new tab, so that nothing entered is lost', () => {
    expect(html).toMatch(/<a href="\/de\/datenschutz" target="_blank"/)
    expect(words(html)).toContain('(öffnet in neuem Tab)')
    expect(words(html)).toContain('contact.form.retention')
  })

  test('asks for the message first, and folds what is optional', () => {
    const order = ['message', 'name', 'email', 'company', 'phone', 'data_policy']
    const places = order.map((name) => html.indexOf(`name="${name}"`))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    const folded = /<details(?! open)[^>]*>.*<\/details>/s.exec(html)?.[0] ?? ''
    const optional = ['phone', 'department', 'sector', 'origin', 'field_service', 'per_mail']
    for (const name of optional) expect(control(folded, name), name).not.toBe('')
    expect(folded).not.toContain('required=""')
  })

  test.each([[{ values: { department: 'Einkauf' } }], [{ values: { per_phone: true } }]])(
    'unfolds what is optional for %j',
    (answer) => {
      expect(givenForm(answer)).toContain('<details open=""')
    }
  )
})

describe('the contact form after a success without JavaScript', () => {
  const html = givenForm({
    sent: {
      code: { label: 'Kennzeichen', value: 'K7MB2X9A' },
      facts: [
        { label: 'Name', value: 'Berta <Stein>' },
        { label: 'Firma', value: 'Bodenbau Stein' },
      ],
      message: 'Zwei\nZeilen',
      next: 'Es meldet sich jemand.',
    },
  })

  test('says the code, what happens next and when, and what was sent', () => {
    expect(words(html)).toBe(
      'contact.form.success Kennzeichen: K7MB2X9A Am nächsten Werktag. Es meldet sich jemand. contact.form.sent Name Berta &lt;Stein&gt; Firma Bodenbau Stein contact.form.label.message Zwei Zeilen contact.form.again'
    )
  })

  test('begins with that, and without red: nothing is wrong', () => {
    expect(tag(html, 'output')).toMatch(/tabindex="-1" autofocus=""/i)
    expect(html).not.toMatch(/class="[^"]*\b(text|border|bg)-red/)
  })

  test('takes an answer of a server that says nothing more', () => {
    expect(readSentRequest({})).toBeNull()
    expect(readSentRequest(undefined)).toBeNull()
    const notice = render(<ContactSent sent={null} answerTime={null} onAgain={() => {}} />)
    expect(words(notice)).toBe('contact.form.success contact.form.again')
  })
})

describe('what keeps a request from being sent', () => {
  const empty = Object.fromEntries(Object.keys(contactFormSchema.shape).map((each) => [each, '']))
  const unticked = {
    application_engineer: false,
    field_service: false,
    back_office: false,
    per_phone: false,
    per_mail: false,
  }
  const complete = { ...empty, ...unticked, ...REQUEST } as unknown as ContactRequest

  test('is nothing when all rules hold', () => {
    expect(invalidFields(complete)).toEqual({ missing: [], wrong: [] })
  })

  test('is each field that must be there and is not, in the form’s order', () => {
    const { missing, wrong } = invalidFields({ ...complete, ...empty })
    expect(wrong).toEqual([])
    expect(missing.join(' ')).toBe('name company street zip city country email data_policy')
  })

  test('is what is there but breaks a rule', () => {
    const { missing, wrong } = invalidFields({
      ...complete,
      zip: '6241',
      email: 'berta@',
      message: 'x'.repeat(5001),
      data_policy: false as unknown as true,
    })
    expect(wrong).toEqual(['zip', 'email', 'message'])
    expect(missing).toEqual(['data_policy'])
  })

  test('a name that reads “true” is a name, no ticked box', () => {
    expect(invalidFields({ ...complete, name: 'true' })).toEqual({ missing: [], wrong: [] })
  })
})
