import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every migration has a stamp of its own, which says when it runs', () => {
  const names = readdirSync('database/migrations')
  expect(names.filter((name) => !/^\d{13}_[a-z_]+\.ts$/.test(name))).toEqual([])
  const stamps = names.map((name) => name.slice(0, 13))
  expect(stamps.filter((stamp, index) => stamps.indexOf(stamp) !== index)).toEqual([])
})
