/*
|--------------------------------------------------------------------------
| Painting of drawings
|--------------------------------------------------------------------------
|
| A process beside the server that paints one drawing at a time.
|
*/

import sharp from 'sharp'
import { answerWork } from '#media/answer_work'

sharp.concurrency(1)
sharp.cache(false)
answerWork(({ svg }: { svg: string }) =>
  sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
)
