import { expect, test } from 'vitest'
import { blockAnchor, termAnchor } from '#shared/anchors'
import type { PageProps } from '#start/pages'
import { setInLines } from '#texts/plain_text'
import Sections from '~/pages/Root/Sections'
import { render, words } from '../render'

function glossary(text: string): string {
  const block = { id: 'terms', type: 'Text', title: 'A–E', text, text_additional: '' }
  const canonical = 'https://saumer.example/de/glossar'
  const meta = { title: 'Glossar', canonical, image: { url: '/glossar.jpg' } }
  const page = { glossary: true, questions: false, blocks: [block], meta }
  const props = page as unknown as PageProps<'Root/Sections'>
  return render(<Sections {...props} />)
}

test('a term of the glossary has the anchor that search links to, however its word may break', () => {
  const title = 'Folienummantelung 8–15'
  expect(setInLines(title)).not.toBe(title)
  const html = glossary(`<h3>${setInLines(title)}</h3><p>Eine Folie.</p>`)
  expect(html).toContain(`id="${termAnchor(title)}"`)
})

test('a text before the first term is shown, and each heading is a term in its language', () => {
  const html = glossary(
    '<p>Davor.</p><h3>Eins</h3><p>Das Erste.</p><h3 lang="en">Two</h3><p>Das Zweite.</p>'
  )
  expect(words(html)).toContain('Davor.')
  expect(html.match(/<details/g)).toHaveLength(2)
  expect(html).toMatch(/<h3[^>]* lang="en"[^>]*>Two/)
  expect(html).toContain(`id="${blockAnchor('terms')}"`)
})
