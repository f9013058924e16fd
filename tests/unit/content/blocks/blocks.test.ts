import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blockSchema } from '#content/blocks/blocks'

test('every component in inertia/blocks is a block that content may name, and no other is', () => {
  const components = readdirSync('inertia/blocks').filter((file) => file.endsWith('.tsx'))
  const types = blockSchema.def.options.flatMap(({ shape }) => [...shape.type.values])
  expect(types.map((type) => `${type}.tsx`).toSorted()).toEqual(
    components.filter((file) => file !== 'Blocks.tsx').toSorted()
  )
})

test.each([
  { type: 'ContactPerson' },
  { type: 'ContactPerson', contact_person_id: '7' },
  { type: 'ContactAccordion', contacts: [] },
  { type: 'ContactAccordion', contacts: 7 },
])('%j names nobody', (block) => {
  expect(blockSchema.safeParse({ id: 'persons', ...block }).success).toBe(false)
})
