import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dropUnusedInertia } from '../../../bundling/drop_unused_inertia.js'

test('Inertia has nothing left that differs between server and browser, which would render a page twice', () => {
  const file = 'node_modules/@inertiajs/react/dist/index.js'
  const code = readFileSync(file, 'utf8')
  const { transform } = dropUnusedInertia()
  const result =
    typeof transform === 'object' && Reflect.apply(transform.handler, undefined, [code, file])
  expect(code).toContain('useSyncExternalStore(')
  expect(result).toMatchObject({ code: expect.not.stringContaining('useSyncExternalStore(') })
})
