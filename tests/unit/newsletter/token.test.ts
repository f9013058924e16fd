import { expect, test } from 'vitest'
import { createToken, hashToken } from '#newsletter/token'

test('a token has 256 bits and fits into an address', () => {
  expect(createToken()).toMatch(/^[\w-]{43}$/)
})

test('the stored hash of a token is the same each time, and is not the token', () => {
  const token = createToken()
  expect(hashToken(token)).toBe(hashToken(token))
  expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashToken(token)).not.toContain(token)
  expect(hashToken(`${token}x`)).not.toBe(hashToken(token))
})
