import { describe, expect, test } from 'vitest'
import { SwatchChips } from '~/catalogue/lists/SwatchChips'
import { givenImage, render, tag, words } from '../render'

const SILVER = {
  id: 'silver_matt',
  code: '104',
  title: 'Silber matt',
  facts: ['Aluminium, eloxiert matt'],
  groups: 0,
}

function renderChip(swatch: Partial<Parameters<typeof SwatchChips>[0]['swatches'][number]>) {
  return render(<SwatchChips kind="colour" swatches={[{ ...SILVER, ...swatch }]} sizes="10vw" />, {
    routes: { 'product_families.list': '/de/produkte/materialliste' },
  })
}

describe('a chip', () => {
  test('opens what it says for a link to its colour', () => {
    const html = renderChip({ image: givenImage() })
    expect(html).toMatch(/<\/summary><div id="colour-silver_matt"/)
    expect(words(html)).toContain('Aluminium, eloxiert matt')
  })

  test('has pictures that its name describes', () => {
    expect(tag(renderChip({ image: givenImage() }), 'img')).toContain(' alt=""')
  })

  test('without a picture is a bar with light on it', () => {
    const html = renderChip({ bar: { hex: '#c3c6c9', metallic: true } })
    expect(html).not.toContain('<img')
    expect(tag(html, 'path')).toContain(' fill="#c3c6c9"')
  })
})
