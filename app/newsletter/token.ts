import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits that only a confirmation link knows. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token: whoever reads the database cannot make a link of it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
