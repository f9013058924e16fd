import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

/**
 * Provides a test file, or each of its tests, with an empty folder, which is deleted afterwards.
 */
export function givenFolder(name: string, of: 'file' | 'test' = 'file'): string {
  const folder = join(tmpdir(), `saumer-${name}-${randomUUID()}`)
  const [before, after] = of === 'file' ? [beforeAll, afterAll] : [beforeEach, afterEach]
  before(() => {
    mkdirSync(folder)
  })
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
