/*
|--------------------------------------------------------------------------
| Worker for pictures
|--------------------------------------------------------------------------
|
| Converts one picture at a time.
|
*/

import sharp from 'sharp'
import { makePicture } from '#media/pictures/conversion/convert_picture'
import { runWorker } from '#media/workers/run_worker'

sharp.concurrency(1)
sharp.cache(false)
runWorker(makePicture)
