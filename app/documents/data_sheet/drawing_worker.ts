/*
|--------------------------------------------------------------------------
| Worker for data sheets
|--------------------------------------------------------------------------
|
| Draws one data sheet at a time.
|
*/

import type { DataSheet } from '#documents/data_sheet/data_sheet'
import { drawDataSheet } from '#documents/data_sheet/draw_data_sheet'
import { runWorker } from '#media/workers/run_worker'

runWorker((sheet: DataSheet) => drawDataSheet(sheet))
