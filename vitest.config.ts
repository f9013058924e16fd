import { defineConfig } from 'vitest/config'
import { keptPictures } from './tests/pictures.js'

/**
 * The server's code runs as it does in production: on Node with ts-exec, not through Vite.
 */
const server = {
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
        test: { name: 'components', include: ['tests/components/**/*.test.tsx'] },
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
      testTimeout: 60_000,
      hookTimeout: 300_000,
    },
  }
}
