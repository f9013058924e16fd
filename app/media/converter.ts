import { type ChildProcess, fork } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Converted } from '#media/conversion_process'
import type { Composing, Conversion } from '#media/convert_picture'

/** A picture that cannot be converted, however often one tries. */
export class ConversionError extends Error {}

/** For how long the process waits for the next picture, in ms. */
const ENDS_AFTER = 5_000

const EXTENSION = extname(import.meta.filename)
const SCRIPT = fileURLToPath(new URL(`conversion_process${EXTENSION}`, import.meta.url))

/** Sources are compiled as they are read; the build needs nothing. */
const NODE_OPTIONS = EXTENSION === '.ts' ? ['--import=@poppinss/ts-exec'] : []

let converter: ChildProcess | undefined
let ends: NodeJS.Timeout | undefined

/**
 * Converts a picture in a process of its own, which begins with the first and ends some seconds after
 * the last. It keeps no process from ending. Whoever calls it waits for each before the next.
 *
 * @throws ConversionError if the picture cannot be converted, or the process did not survive it
 */
export async function convertElsewhere(work: Conversion | Composing): Promise<Buffer> {
  clearTimeout(ends)
  converter ??= begin()
  const { channel } = converter
  channel?.ref()
  try {
    const answer = await ask(converter, work)
    if ('reason' in answer) throw new ConversionError(answer.reason)
    return Buffer.from(answer.content)
  } finally {
    channel?.unref()
    ends = setTimeout(() => converter?.disconnect(), ENDS_AFTER).unref()
  }
}

function begin(): ChildProcess {
  const process = fork(SCRIPT, { execArgv: NODE_OPTIONS, serialization: 'advanced' })
  const forget = () => {
    if (converter === process) converter = undefined
  }
  for (const event of ['disconnect', 'exit', 'error']) process.once(event, forget)
  process.unref()
  return process
}

function ask(process: ChildProcess, work: Conversion | Composing): Promise<Converted> {
  const answer = Promise.withResolvers<Converted>()
  const { resolve } = answer
  const fail = () => answer.reject(new ConversionError('the process that converts it has ended'))
  process.once('message', resolve)
  for (const event of ['exit', 'error']) process.once(event, fail)
  process.send(work, (error) => error && fail())
  return answer.promise.finally(() => {
    process.off('message', resolve)
    for (const event of ['exit', 'error']) process.off(event, fail)
  })
}
