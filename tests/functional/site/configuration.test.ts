import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Tries to start the server with these settings. */
function start(settings: Record<string, string>) {
  return spawnSync(process.execPath, ['build/bin/server.js'], {
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
