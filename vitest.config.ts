import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { keptPictures } from './tests/pictures.js'

/** Each functional test file is a process of its own: what one has compiled, the others need not. */
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')

/**
 * When a test counts as hung, in milliseconds. A busy machine takes its time: how long something
 * took decides over no test.
 */
const HUNG_AFTER = 30 * 60_000
const common = {
  maxWorkers: '100%',
  testTimeout: HUNG_AFTER,
  hookTimeout: HUNG_AFTER,
  expect: { poll: { timeout: HUNG_AFTER } },
}

/**
 * The server's code runs as it does in production: on Node with ts-exec, not through Vite.
 */
const server = {
  ...common,
  pool: 'forks' as const,
  execArgv: ['--import=@poppinss/ts-exec'],
  experimental: { viteModuleRunner: false },
}

/** Functions and components keep nothing: test files share a process and what it has imported. */
const shared = { isolate: false }

/**
 * What cannot tell one database from the other: schemas in files, settings, the stack of an error, the types of
 * static files. The crawl looks at what content says in 17 languages; that PostgreSQL gives it back
 * as SQLite does is proved by the other tests, of which html.test.ts asks for every German page.
 */
const ON_SQLITE_ALONE = [
  'tests/functional/content/editor_schemas.test.ts',
  'tests/functional/site/configuration.test.ts',
  'tests/functional/site/crawl.test.ts',
  'tests/functional/site/deploy.test.ts',
  'tests/functional/site/development.test.ts',
  'tests/functional/site/static_files.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      { test: { ...server, ...shared, name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      {
        extends: './vite.config.ts',
        test: {
          ...common,
          ...shared,
          name: 'components',
          include: ['tests/components/**/*.test.tsx'],
        },
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
      exclude: database === 'postgres' ? ON_SQLITE_ALONE : [],
      env: {
        TEST_DATABASE: database,
        TEST_PICTURES: process.env.TEST_PICTURES ?? keptPictures(),
      },
      globalSetup: database === 'postgres' ? ['tests/postgres.ts'] : [],
    },
  }
}
