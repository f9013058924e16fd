import { expect, test } from 'vitest'
import type { Block, BlockOf } from '#content/blocks/blocks'
import { blockAnchor } from '#shared/anchors'
import { LinkedBlocks } from '~/blocks/parts/LinkedBlocks'
import { render } from '../render'

function text(id: string, title = id): BlockOf<'Text'> {
  return { id, type: 'Text', title, text: '<p>Ein Text.</p>' }
}

/** The ids and titles that the bar links to. */
function links(html: string): string[] {
  const bar = /<nav.*<\/nav>/s.exec(html)?.[0] ?? ''
  return Array.from(bar.matchAll(/href="#([^"]+)".*?<span[^>]*>([^<]+)/g), ([, ...link]) =>
    link.join(' ')
  )
}

test('more than three titled blocks have links, of two columns by their first title', () => {
  const columns: Block = {
    id: 'columns',
    type: 'SectionAside',
    left: [],
    right: [text('c', 'Drei')],
  }
  const blocks = [text('a', 'Eins'), text('b', 'Zwei'), columns, text('d', ''), text('e', 'Vier')]
  const html = render(<LinkedBlocks blocks={blocks} />)
  expect(links(html)).toEqual(['part-a Eins', 'part-b Zwei', 'part-columns Drei', 'part-e Vier'])
  for (const { id } of blocks) expect(html).toContain(`id="${blockAnchor(id)}"`)
})

test('three need none, unless other parts of the page are before and after them', () => {
  const blocks = [text('a'), text('b'), text('c')]
  expect(render(<LinkedBlocks blocks={blocks} />)).not.toContain('<nav')
  const form = { id: 'form', title: 'Formular' }
  const contact = { id: 'contact', title: 'Kontakt' }
  const html = render(
    <LinkedBlocks blocks={blocks} before={[form]} after={[contact]}>
      <form id="form" />
    </LinkedBlocks>
  )
  expect(links(html)).toEqual([
    'form Formular',
    'part-a a',
    'part-b b',
    'part-c c',
    'contact Kontakt',
  ])
  expect(html.indexOf('<nav')).toBeLessThan(html.indexOf('<form'))
  expect(html.indexOf('<form')).toBeLessThan(html.indexOf('id="part-a"'))
})
