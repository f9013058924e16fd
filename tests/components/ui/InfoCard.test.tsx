import { expect, test } from 'vitest'
import { InfoCard } from '~/ui/InfoCard'
import { render, words } from '../render'

test('an info card is a link out of the site', () => {
  const html = render(<InfoCard text="Maßblätter" link="https://plattform.example" />)
  expect(html).toMatch(/<a [^>]*href="https:\/\/plattform\.example"[^>]*target="_blank"/)
  expect(words(html)).toContain('Maßblätter')
})
