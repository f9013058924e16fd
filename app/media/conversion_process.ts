/*
|--------------------------------------------------------------------------
| Conversion of pictures
|--------------------------------------------------------------------------
|
| A process beside the server that converts one picture at a time.
|
*/

import sharp from 'sharp'
import { answerWork } from '#media/answer_work'
import { makePicture } from '#media/convert_picture'

sharp.concurrency(1)
sharp.cache(false)
answerWork(makePicture)
