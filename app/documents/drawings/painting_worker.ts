/*
|--------------------------------------------------------------------------
| Worker for drawings
|--------------------------------------------------------------------------
|
| Renders one SVG drawing as PNG at a time.
|
*/

import sharp from 'sharp'
import { runWorker } from '#media/workers/run_worker'

sharp.concurrency(1)
sharp.cache(false)
runWorker(({ svg }: { svg: string }) =>
  sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
)
