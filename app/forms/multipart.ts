import type { IncomingMessage } from 'node:http'
import { BODY_LIMITS, MAX_FIELDS } from '#config/bodyparser'
import { refused } from '#forms/form_exception'

/**
 * Parses the fields of a multipart form; files are discarded. At the limit reading stops, even
 * within a file. A repeated field is a list of values.
 *
 * @throws FormException if it is too large or malformed
 */
export async function readMultipart(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = await readBytes(request, BODY_LIMITS.multipart)
  const entries = await parse(body, request.headers['content-type'] ?? '')
  if (entries.length > MAX_FIELDS) throw refused('too_large')

  const fields = new Map<string, string[]>()
  for (const [name, value] of entries) {
    if (typeof value === 'string') fields.set(name, [...(fields.get(name) ?? []), value])
  }
  return Object.fromEntries(
    Array.from(fields, ([name, values]) => [name, values.length > 1 ? values : values[0]])
  )
}

async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += chunk.length
      if (length > limit) break
      chunks.push(chunk)
    }
  } catch {
    throw refused('unreadable')
  }
  if (length > limit) throw refused('too_large')
  return Buffer.concat(chunks)
}

async function parse(body: Buffer, type: string) {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': type },
    }).formData()
    return [...form]
  } catch {
    throw refused('unreadable')
  }
}
