import { realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyCheckout } from '#tests/fixtures/processes/checkout_copy'

test('a build in a copy of the checkout leaves that of the checkout alone', async () => {
  const copy = await copyCheckout()
  const built = ['ssr', 'public/assets'].map((path) => realpathSync(join(copy, path)))
  const own = ['ssr', 'public/assets'].map((path) => join(realpathSync(copy), path))
  rmSync(copy, { recursive: true })
  expect(built).toEqual(own)
})
