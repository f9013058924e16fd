import { expect } from 'vitest'

/** A response of the site, from `ask` or from fetch. */
type Answered = {
  status: number
  body?: unknown
  bodyUsed?: boolean
  text?: () => Promise<string>
  clone?: () => Response
}

/** The number of characters of a body that are shown. */
const SHOWN = 2_000

expect.extend({
  /** Expects the status of a response, and shows its body if the status is another one. */
  async toHaveStatus(received: Answered, status: number) {
    const pass = received.status === status
    const body = pass ? '' : await bodyOf(received)
    return {
      pass,
      message: () => `The status is ${received.status}, not ${status}. The body:\n${body}`,
      actual: received.status,
      expected: status,
    }
  },
})

async function bodyOf(received: Answered): Promise<string> {
  const { clone, body, bodyUsed } = received
  if (bodyUsed) return 'read already'
  const text = clone ? await (received as Response).clone().text() : String(body)
  return text.slice(0, SHOWN)
}

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    toHaveStatus(status: number): Promise<void>
  }
}
