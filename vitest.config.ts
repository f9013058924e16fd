import './bin/on_site_node.mjs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { keptPictures } from './tests/pictures.js'
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

/**
 * What the database has no part in, by what is proved instead. That PostgreSQL keeps and gives back
 * content as SQLite does is proved by the other tests, of which html.test.ts asks for every German
 * page; that it keeps what visitors send, by those of forms, newsletter and outbox.
 */
const ON_SQLITE_ALONE = [
  /** What HTTP, nginx and proxies make of an answer that the application has. */
  'forms/{proxy_elsewhere,trusted_proxies,unread_bodies}',
  'http/{former_assets,headers,message_boundaries,methods,representations,shutdown,static_files}',
  'site/{access_log,deploy,first_visit,inertia_protocol,reflected_input,security_log,security_txt}',
  /** Files: content that is read and checked, pictures and sheets that are made of it. */
  'content/{editor_schemas,loader_errors,make_content,mistakes,seeder,spelling,usages}',
  'catalogue/{document_queue,every_data_sheet}',
  'docs/editing',
  'media/pictures',
  /** What a page says of content once it has it, how often it asks, and what the crawl finds. */
  'content/{contact_location,contact_page,designsystem,downloads,extended_list,videos}',
  'site/{crawl,feeds,queries,shared_props}',
  /** Settings, commands for developers, connections to mail servers, SQLite's own crash. */
  'commands/make',
  'forms/foreign_fields',
  'outbox/{crash,dead_mail_server,starttls}',
  'site/{configuration,development,folder_name}',
].map((file) => `tests/functional/${file}.test.ts`)

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
      globalSetup: ['tests/build.ts', ...(database === 'postgres' ? ['tests/postgres.ts'] : [])],
    },
  }
}
