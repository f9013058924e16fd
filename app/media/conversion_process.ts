/*
|--------------------------------------------------------------------------
| Conversion of pictures
|--------------------------------------------------------------------------
|
| A process beside the server that converts one picture at a time, because
| what it takes of memory ends with it. Pages come first on the processor.
|
*/

import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { type Composing, type Conversion, makePicture } from '#media/convert_picture'

/** What the process answers to a conversion. */
export type Converted = { content: Uint8Array } | { reason: string }

setPriority(constants.priority.PRIORITY_LOW)
sharp.concurrency(1)
sharp.cache(false)

process.on('message', async (work: Conversion | Composing) => {
  const answer: Converted = await makePicture(work).then(
    (content) => ({ content }),
    (error: Error) => ({ reason: error.message })
  )
  process.send?.(answer)
})

/** The server is gone. */
process.on('disconnect', () => process.exit())
