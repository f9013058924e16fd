import * as z from 'zod/mini'
import type { SentRequest } from '#contact/request_mails'

const fact = z.object({ label: z.string(), value: z.string() })

const sentRequest = z.object({
  code: fact,
  facts: z.array(fact),
  message: z.string(),
  next: z.string(),
})

/** Reads the server's answer to a request that was taken; null for any other answer. */
export function readSentRequest(answer: unknown): SentRequest | null {
  return sentRequest.safeParse(answer).data ?? null
}
