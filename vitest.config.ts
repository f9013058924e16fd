import './bin/on_site_node.mjs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { pictureCacheFolder } from './tests/pictures.js'
import { ON_POSTGRES, SLOW_ON_POSTGRES } from './tests/selection.js'
import { NOT_COMING_AFTER } from './tests/until.js'

/**
 * Each functional test file runs in its own process: with the cache, code is compiled once for all.
 */
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')

/**
 * Timeouts of a test, and of a single wait, in milliseconds. A test may take long on a busy
 * machine; a single wait that fails (`expect.poll`, `until`, and the requests of
 * `tests/visitor.ts`) reports soon what it waited for.
 */
const HUNG_AFTER = 30 * 60_000
const common = {
  setupFiles: ['tests/have_status.ts'],
  /** One more than there are cores, since many tests wait for other processes. */
  maxWorkers: availableParallelism() + 1,
  testTimeout: HUNG_AFTER,
  hookTimeout: HUNG_AFTER,
  expect: { poll: { timeout: NOT_COMING_AFTER } },
}

/** Runs the server's code as in production: by Node, not through Vite. */
const server = {
  ...common,
  pool: 'forks' as const,
  execArgv: ['--enable-source-maps', '--import=./tests/typescript.mjs'],
  experimental: { viteModuleRunner: false },
}

/** Functions and components have no global state, so test files share a process and its imports. */
const shared = { isolate: false }

export default defineConfig({
  test: {
    globalSetup: ['tests/prepare.mjs', 'tests/loaded_sites.ts'],
    projects: [
      { test: { ...server, ...shared, name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      {
        extends: './vite.config.ts',
        test: {
          ...common,
          ...shared,
          name: 'components',
          css: { include: [/tokens\.css/] },
          include: ['tests/components/**/*.test.{ts,tsx}'],
        },
      },
      functional('functional on sqlite', 'sqlite', ['tests/functional/**/*.test.ts']),
      functional('functional on postgres', 'postgres', ON_POSTGRES),
      functional('functional, slow, on postgres', 'postgres', SLOW_ON_POSTGRES),
    ],
  },
})

/** Functional tests boot the application: all run on SQLite, some on PostgreSQL as well. */
function functional(name: string, database: 'sqlite' | 'postgres', include: string[]) {
  return {
    test: {
      ...server,
      name,
      include,
      env: {
        TEST_DATABASE: database,
        TEST_PICTURES: process.env.TEST_PICTURES ?? pictureCacheFolder(),
      },
      globalSetup: ['tests/build.ts', ...(database === 'postgres' ? ['tests/postgres.ts'] : [])],
    },
  }
}
