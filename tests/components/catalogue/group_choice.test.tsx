import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { ROUTES } from '#shared/routes'
import { GroupChoice } from '~/group_choice/GroupChoice'
import { render } from '../render'

type Props = ComponentProps<typeof GroupChoice>

const GROUP: Props = {
  group: { key: 'clip_38', title: 'Übergang 38 Clip', text: '', image: null, lang: undefined },
  choice: {
    typed: '',
    problem: '',
    title: '1 Artikel passt',
    notices: [],
    facts: [],
    compare: '',
    fitting: ['10101'],
  },
  articles: [{ floor_height: { min: 7, max: 10 }, lengths: [90, 270], fixings: ['clip'] }],
  variants: [
    {
      article_number: '10101',
      floor_height: '7–10 mm',
      visible_width: '38 mm',
      lengths: '90, 270 cm',
      material: 'Aluminium',
      surface: 'eloxiert matt',
      colours: ['104'],
      decors: [],
    },
  ],
  colours: [],
  decors: [],
  sections: [],
  centimetre: 'cm',
}

const SILVER = {
  id: 'silver_matt',
  code: '104',
  title: 'Silber matt',
  lrv: 53,
  material: 'Aluminium',
  surface: 'eloxiert matt',
}

const ROUTES_OF_GROUP = Object.fromEntries(
  [ROUTES.list, ROUTES.compare, ROUTES.contact, ROUTES.colours].map((route) => [
    route,
    `/de/${route}`,
  ])
)

/** The displayed article numbers of a choice's parts. */
function numbersOf(props: Partial<Props>): string[] {
  const html = render(<GroupChoice {...GROUP} {...props} />, { routes: ROUTES_OF_GROUP })
  return [...html.matchAll(/<legend[^>]*><span aria-hidden="true"[^>]*>(\d)</g)].map(
    ([, number = '']) => number
  )
}

test('the parts of a choice are numbered', () => {
  expect(numbersOf({ colours: [SILVER] })).toEqual(['1', '2', '3'])
})

test('the parts of a choice without colours are numbered without a gap', () => {
  expect(numbersOf({})).toEqual(['1', '2'])
})
