import { expect, test } from 'vitest'
import { LanguageList } from '~/site/header/LanguageSwitcher'
import { render, words } from '../render'

test('the list of languages leads to each address of the page, and says its language', () => {
  const html = render(<LanguageList />)
  const links = [...html.matchAll(/<a [^>]*>/g)].map(([link]) => link)
  expect(links).toEqual([
    '<a href="/de" lang="de" hrefLang="de" aria-current="true">',
    '<a href="/en" lang="en" hrefLang="en">',
  ])
  expect(words(html)).toContain('DE Deutsch EN English')
})
