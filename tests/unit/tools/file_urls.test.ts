import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const CODE = ['*.ts', '*.tsx', '*.js', '*.mjs']

/** The names under which a file keeps URLs of files. */
function urlsIn(code: string): string[] {
  const named = code.matchAll(/(\w+) = (?:await )?new URL\([^\n]*(?:import\.meta\.url|APP_ROOT)\)/g)
  return ['appRoot', 'APP_ROOT', ...Array.from(named, ([, name = '']) => name)]
}

/** `pathname` of a file's URL is no path: `%20` stands in it for a space, and `/C:` for a drive. */
function takesPathname(code: string): boolean {
  const names = urlsIn(code).join('|')
  return new RegExp(`(?:import\\.meta\\.url\\)|\\b(?:${names}))\\s*\\.pathname\\b`).test(code)
}

test('the path of a file is taken from its URL by fileURLToPath alone', () => {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...CODE]
  const files = spawnSync('git', listed, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
  expect(files.length).toBeGreaterThan(500)
  const own = 'tests/unit/tools/file_urls.test.ts'
  const code = files.filter((file) => file !== own && existsSync(file))
  expect(code.filter((file) => takesPathname(readFileSync(file, 'utf8')))).toEqual([])
})
