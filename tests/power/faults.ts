import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A mistake that somebody could make, and the tests of `npm test` that are expected to see it. */
export type Fault = {
  name: string
  file: string
  /** Text that stands in the file once, and what it becomes; nothing unless it says so. */
  find: string
  replace?: string
  tests: readonly string[]
}

const FOLDER = join(import.meta.dirname, 'faults')

/** Seventy-one faults, planted one by one by `npm run test:power`: those of `faults/`, which names them by file. */
export const FAULTS: readonly Fault[] = readdirSync(FOLDER).flatMap((name) => {
  const files: Record<string, Omit<Fault, 'file'>[]> = parse(
    readFileSync(join(FOLDER, name), 'utf8')
  )
  return Object.entries(files).flatMap(([file, faults]) =>
    faults.map((fault) => ({ ...fault, file }))
  )
})
