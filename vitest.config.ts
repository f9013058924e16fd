import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { keptPictures } from './tests/pictures.js'

/** Each test file is a process of its own: what one has compiled, the others need not. */
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')

/**
 * When a test counts as hung, in milliseconds. A busy machine takes its time: how long something
 * took decides over no test.
 */
const HUNG_AFTER = 30 * 60_000
const patience = {
  testTimeout: HUNG_AFTER,
  hookTimeout: HUNG_AFTER,
  expect: { poll: { timeout: HUNG_AFTER } },
}

/**
 * The server's code runs as it does in production: on Node with ts-exec, not through Vite.
 */
const server = {
  ...patience,
  pool: 'forks' as const,
  execArgv: ['--import=@poppinss/ts-exec'],
  experimental: { viteModuleRunner: false },
}

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      { test: { ...server, name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      {
        extends: './vite.config.ts',
        test: { ...patience, name: 'components', include: ['tests/components/**/*.test.tsx'] },
      },
      functional('sqlite'),
      functional('postgres'),
    ],
  },
})

/** The functional tests boot the application; they run on both databases. */
function functional(database: 'sqlite' | 'postgres') {
  return {
    test: {
      ...server,
      name: `functional on ${database}`,
      include: ['tests/functional/**/*.test.ts'],
      env: {
        TEST_DATABASE: database,
        TEST_PICTURES: process.env.TEST_PICTURES ?? keptPictures(),
      },
      globalSetup: database === 'postgres' ? ['tests/postgres.ts'] : [],
    },
  }
}
