import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FAULTS } from '#tests/power/faults'
import { SLOW } from '#tests/selection'

/** Without this test, only `npm run test:power`, which few run, would notice a renamed constant. */
test.each(FAULTS)(
  'the fault “$name” finds its place once, and its tests in `npm test`',
  (fault) => {
    expect(readFileSync(fault.file, 'utf8').split(fault.find)).toHaveLength(2)
    expect(fault.tests.filter((file) => !existsSync(file))).toEqual([])
    expect(fault.tests.filter((file) => SLOW.includes(file))).toEqual([])
  }
)
