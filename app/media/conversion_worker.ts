/*
|--------------------------------------------------------------------------
| Worker for pictures
|--------------------------------------------------------------------------
|
| Converts one picture at a time.
|
*/

import sharp from 'sharp'
import { makePicture } from '#media/convert_picture'
import { runWorker } from '#media/run_worker'

sharp.concurrency(1)
sharp.cache(false)
runWorker(makePicture)
