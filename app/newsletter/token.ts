import { hash, randomBytes } from 'node:crypto'

/** Creates a token of 256 random bits for a confirmation link. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the hash that is stored instead of the token: the database reveals no valid links. */
export function hashToken(token: string): string {
  return hash('sha256', token)
}
