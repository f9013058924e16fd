/*
|--------------------------------------------------------------------------
| Worker for data sheets
|--------------------------------------------------------------------------
|
| Draws one data sheet at a time.
|
*/

import { drawDataSheet } from '#documents/data_sheet/draw_data_sheet'
import type { DrawingTask } from '#documents/data_sheet/draw_in_worker'
import { runWorker } from '#media/workers/run_worker'

runWorker(({ sheet, picture }: DrawingTask) => drawDataSheet(sheet, { picture }))
