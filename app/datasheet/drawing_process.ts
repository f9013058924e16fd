/*
|--------------------------------------------------------------------------
| Drawing of data sheets
|--------------------------------------------------------------------------
|
| A process beside the server that draws one data sheet at a time.
|
*/

import type { DataSheet } from '#catalogue/data_sheet'
import { drawDataSheet } from '#datasheet/draw_data_sheet'
import { answerWork } from '#media/answer_work'

answerWork((sheet: DataSheet) => drawDataSheet(sheet))
