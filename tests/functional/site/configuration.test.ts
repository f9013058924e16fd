import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { givenFolder } from '#tests/given_folder'

const folder = givenFolder('configuration', 'file')

/** Tries to start the server, or the commands, with some settings. */
function start(settings: Record<string, string>, program = ['build/bin/server.js']) {
  return spawnSync(process.execPath, program, {
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: 'localhost',
      PORT: '0',
      LOG_LEVEL: 'info',
      APP_KEY: 'a-key-for-tests-only-0123456789',
      ...settings,
    },
  })
}

test('a start with wrong settings names all of them at once', () => {
  const wrong = {
    PORT: 'abc',
    HSTS: 'for ever',
    LOG_LEVEL: 'loud',
    FORMER_APP_KEYS: 'short-former',
    METRICS_TOKEN: 'short-token',
    DATABASE_URL: 'mysql://site:my-password@db/site',
    DATABASE_TIMEOUT: '0',
    VIDEO_PROVIDERS: 'Mediathek',
    MAP_TILE_URL: 'https://tiles.example',
    TRUSTED_PROXIES: '10.0.0.0/99',
    FORMS_IN_TOTAL: '-1',
    MAX_CONNECTIONS: '1.5',
    SHUTDOWN_TIMEOUT: 'soon',
    BACKGROUND_WORK: 'maybe',
    MAIL_FROM_ADDRESS: 'website',
    CONTACT_ADDRESS: 'Kontakt <kontakt@>',
    RESPONSE_CACHE: '-1',
  }
  const { status, stderr } = start(wrong)
  expect(status).toBe(1)
  expect(Object.keys(wrong).filter((name) => !stderr.includes(name))).toEqual([])
  expect(stderr).not.toMatch(/short-former|short-token|my-password/)
})

test('an APP_KEY that is too short is refused, and not printed', () => {
  const { status, stderr } = start({ APP_KEY: 'short-key' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/APP_KEY: less than 16 characters/)
  expect(stderr).not.toContain('short-key')
})

describe('what the system refuses is one sentence', () => {
  test('for a port that there is not', () => {
    expect(start({ PORT: '99999' }).stderr).toContain('PORT: "99999" is not a port from 1 to 65535')
  })

  test('for an address of another machine', () => {
    const { status, stderr } = start({ HOST: '203.0.113.9', STORAGE_PATH: folder })
    expect(stderr).toMatch(
      /^The site cannot be served \(listen EADDRNOTAVAIL: [^\n]+\): change HOST or PORT\.\n$/
    )
    expect(status).toBe(1)
  })

  test('for a storage folder that cannot be made, of the server and of commands', () => {
    const STORAGE_PATH = join(folder, 'file')
    writeFileSync(STORAGE_PATH, '')
    for (const program of [['build/bin/server.js'], ['build/ace.js', 'contact:list']]) {
      const { status, stderr } = start({ STORAGE_PATH }, program)
      expect(stderr).toMatch(
        /^(\[ error \] )?The file system refuses it \(EEXIST: [^\n]+\): check [^\n]+\.\n$/
      )
      expect(status).toBe(1)
    }
  })
})
