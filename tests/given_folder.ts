import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

/** An empty folder of a file of tests, or a new one for each of them; it is gone afterwards. */
export function givenFolder(name: string, of: 'file' | 'test' = 'file'): string {
  const folder = join(tmpdir(), `saumer-${name}-${randomUUID()}`)
  const [before, after] = of === 'file' ? [beforeAll, afterAll] : [beforeEach, afterEach]
  before(() => {
    mkdirSync(folder)
  })
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
