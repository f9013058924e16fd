import type { SentRequest } from '#contact/request_mails'
import { isText, toRecord } from '~/forms/postForm'

/** Reads the server's response to an accepted contact request; null for any other response. */
export function readSentRequest(answer: unknown): SentRequest | null {
  const { code, facts, message, next } = toRecord(answer)
  const isValid = isFact(code) && Array.isArray(facts) && facts.every(isFact) && isText(next)
  return isValid && typeof message === 'string' ? { code, facts, message, next } : null
}

function isFact(value: unknown): value is SentRequest['code'] {
  const { label, value: text } = toRecord(value)
  return isText(label) && isText(text)
}
