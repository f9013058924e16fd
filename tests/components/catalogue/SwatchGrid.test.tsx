import { describe, expect, test } from 'vitest'
import { SwatchGrid } from '~/catalogue/SwatchGrid'
import { givenImage, render, tag } from '../render'

const ROUTES = { 'product_families.list': '/de/produkte/materialliste' }

const SILVER = {
  id: 'silver_matt',
  code: '104',
  title: 'Silber matt',
  lrv: 53,
  material: 'Aluminium',
  surface: 'eloxiert matt',
}

describe('a colour', () => {
  test('is a picture of its finish, and its name is said once', () => {
    const html = render(<SwatchGrid colours={[{ ...SILVER, image: givenImage() }]} />, {
      routes: ROUTES,
    })
    expect(tag(html, 'img')).toContain(' alt=""')
    expect(html).not.toContain('<path')
  })

  test('without a picture is a bar with light on it', () => {
    const html = render(
      <SwatchGrid colours={[{ ...SILVER, bar: { hex: '#c3c6c9', metallic: true } }]} />,
      { routes: ROUTES }
    )
    expect(html).not.toContain('<img')
    expect(tag(html, 'path')).toContain(' fill="#c3c6c9"')
  })
})
