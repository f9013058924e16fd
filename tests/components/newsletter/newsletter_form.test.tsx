import { expect, test } from 'vitest'
import { FetchedTexts } from '~/context/useText'
import { NewsletterForm } from '~/newsletter/form/NewsletterForm'
import { render, tag, words } from '../render'

/** The first tag of a field, by its name. */
function fieldTag(html: string, name: string): string {
  return new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
}

test('before hydration the form posts to the site and can be sent', () => {
  const html = render(<NewsletterForm />)
  const form = tag(html, 'form')
  expect(form).toContain('action="/api/newsletter/double-optin-confirmation"')
  expect(form).toContain('method="post"')
  expect(form).not.toMatch(/novalidate|hidden/i)
  expect(tag(html, 'button')).not.toContain('disabled')
  expect(fieldTag(html, 'email')).toMatch(/inputMode="email"/i)
  for (const name of ['email', 'data_policy']) expect(fieldTag(html, name)).toContain('required=""')
  expect(fieldTag(html, 'data_policy')).not.toContain('checked=""')
})

test('it sends along its language and its page, and a field that only machines fill in', () => {
  const html = render(<NewsletterForm />)
  expect(fieldTag(html, 'locale')).toContain('value="de"')
  expect(fieldTag(html, 'redirectionUrl')).toContain('value="/de"')
  expect(fieldTag(html, 'website')).toContain('tabindex="-1"')
})

test('what belongs to no field stands under the address', () => {
  const html = render(<NewsletterForm errors={{}} message="Gerade zu viele Anfragen." />)
  const error = /aria-describedby="([^"]+)"/.exec(fieldTag(html, 'email'))?.[1] ?? 'none'
  expect(words(html.slice(html.indexOf(`id="${error}"`)))).toContain('Gerade zu viele Anfragen.')
})

test('the policy’s link opens a tab of its own', () => {
  const texts = {
    'newsletter.form.policy': ['Alles unter ', ['link'] as [string], '.'],
    'newsletter.form.policy_link': 'Datenschutz',
  }
  const html = render(
    <FetchedTexts value={texts}>
      <NewsletterForm />
    </FetchedTexts>
  )
  expect(words(html)).toContain('Alles unter Datenschutz')
  expect(tag(html, 'a')).toMatch(/href="\/de\/datenschutz".*target="_blank"/)
})
