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
