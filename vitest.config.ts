import './bin/on_site_node.mjs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { keptPictures } from './tests/pictures.js'
import { ON_BOTH_DATABASES } from './tests/selection.js'
import { NOT_COMING_AFTER } from './tests/until.js'

/** Each functional test file is a process of its own: what one has compiled, the others need not. */
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')

/**
 * When a test counts as hung, and when what it waits for counts as not coming, in milliseconds. A busy
 * machine takes its time over a test; a single wait that is in vain says soon for what
 * (`expect.poll`, `until`, and the requests of `tests/visitor.ts`).
 */
const HUNG_AFTER = 30 * 60_000
const common = {
  setupFiles: ['tests/have_status.ts'],
  /** One more than there are cores: many a test waits for another process. */
  maxWorkers: availableParallelism() + 1,
  testTimeout: HUNG_AFTER,
  hookTimeout: HUNG_AFTER,
  expect: { poll: { timeout: NOT_COMING_AFTER } },
}

/** The server's code runs as it does in production: on Node, not through Vite. */
const server = {
  ...common,
  pool: 'forks' as const,
  execArgv: ['--enable-source-maps', '--import=./tests/typescript.mjs'],
  experimental: { viteModuleRunner: false },
}

/** Functions and components keep nothing: test files share a process and what it has imported. */
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
          include: ['tests/components/**/*.test.tsx'],
        },
      },
      functional('sqlite'),
      functional('postgres'),
    ],
  },
})

/** The functional tests boot the application: all on SQLite, and those that PostgreSQL could fail on it. */
function functional(database: 'sqlite' | 'postgres') {
  return {
    test: {
      ...server,
      name: `functional on ${database}`,
      include: database === 'postgres' ? ON_BOTH_DATABASES : ['tests/functional/**/*.test.ts'],
      env: {
        TEST_DATABASE: database,
        TEST_PICTURES: process.env.TEST_PICTURES ?? keptPictures(),
      },
      globalSetup: ['tests/build.ts', ...(database === 'postgres' ? ['tests/postgres.ts'] : [])],
    },
  }
}
