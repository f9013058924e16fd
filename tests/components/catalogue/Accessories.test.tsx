import { expect, test } from 'vitest'
import { Accessories } from '~/catalogue/Accessories'
import { render } from '../render'

test('an accessory leads to its articles, and to those of its colours that the page shows', () => {
  const html = render(
    <Accessories
      title="Zubehör"
      labels={{ article_number: 'Artikel', fits: 'Passt zu', colours: 'Farben', pack: 'Packung' }}
      rows={[
        {
          article_number: '15151',
          name: 'Endkappen',
          fits: ['15101'],
          colours: ['104', '201'],
          pack: '2 Paar',
        },
      ]}
      swatches={[{ id: 'silver_matt', code: '104' }]}
    />,
    { routes: { 'product_families.list': '/de/produkte/materialliste' } }
  )
  expect(html).toMatch(/<a href="#[^"]*15101"[^>]*>15101<\/a>/)
  expect(html).toMatch(/<a href="#[^"]*silver_matt"[^>]*>104<\/a>/)
  expect(html).toMatch(/<span[^>]*>201<\/span>/)
  expect(html).not.toContain('href="#"')
})
