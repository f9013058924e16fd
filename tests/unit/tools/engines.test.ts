import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the tests of other engines say which packages are not installed', () => {
  const env = { ...process.env, PATH: '' }
  const options = { env, encoding: 'utf8' } as const
  const { status, stdout } = spawnSync(process.execPath, ['tests/engines/run.mjs'], options)
  expect(stdout).toBe(
    "firefox: not tested, since Debian's package firefox-esr is not installed\n" +
      "webkit: not tested, since Debian's package webkit2gtk-driver is not installed\n"
  )
  expect(status).toBe(0)
})
