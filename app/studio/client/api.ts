import type { Conflict } from '#content/editing/trees'
import type { FieldProblem } from '#studio/content_store'
import type { readFile } from '#studio/files_api'
import { say, t } from './words/texts'

/** The address of the studio's API, which the development server answers. */
const API = '/studio/api/'

/** The time after which nobody waits for an answer any longer, in ms: a check of all content takes seconds. */
const LONGEST_WAIT = 120_000

/** The event of the document after each change that was sent. */
export const WRITTEN = 'studio:written'

export type Data = Record<string, unknown>

/** A part of a JSON Schema, with the metadata of fields. */
export type Schema = {
  type?: string | string[]
  title?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  $ref?: string
  definitions?: Record<string, Schema>
  link?: string
  markdown?: boolean
  translated?: boolean
  [keyword: string]: unknown
}

/** A content file as it was read, with the state of each text if it is a translation. */
export type ContentFile = Omit<Answered<typeof readFile>, 'schema'> & { schema: Schema }

/** What a function of the server answers. */
export type Answered<Route extends (...values: never[]) => unknown> = Awaited<ReturnType<Route>>

/** The body of an answer that refuses a request. */
export type Refused = {
  error?: string
  problems?: FieldProblem[]
  /** What somebody else has changed otherwise meanwhile, and the revision of the file that has it. */
  conflicts?: Conflict[]
  revision?: string
}

/** Why a request failed, in words. */
export class Refusal extends Error {
  constructor(readonly answer: Refused) {
    super(answer.error)
  }
}

/** Reads from the studio's API. */
export function read<Answer>(route: string, query: Record<string, string> = {}): Promise<Answer> {
  return ask(`${route}?${new URLSearchParams(query)}`)
}

/** Sends a change to the studio's API. A file is sent as it is, other bodies as JSON. */
export async function write<Answer>(route: string, body: unknown): Promise<Answer> {
  const isFile = body instanceof File
  const answer = await ask<Answer>(route, {
    method: 'POST',
    body: isFile ? body : JSON.stringify(body),
    headers: {
      'X-Studio': '1',
      'Content-Type': isFile ? 'application/octet-stream' : 'application/json',
    },
  })
  document.dispatchEvent(new Event(WRITTEN))
  return answer
}

async function ask<Answer>(path: string, request?: RequestInit): Promise<Answer> {
  const { ok, answer } = await fetch(API + path, {
    signal: AbortSignal.timeout(LONGEST_WAIT),
    ...request,
  })
    .then(async (response) => ({ ok: response.ok, answer: await response.json() }))
    .catch(() => {
      throw new Refusal({ error: t('no_answer') })
    })
  if (ok) return answer
  const { error, problems, ...rest }: Refused = answer
  throw new Refusal({
    ...rest,
    error: error && say(error),
    problems: problems?.map((problem) => ({ ...problem, message: say(problem.message) })),
  })
}
