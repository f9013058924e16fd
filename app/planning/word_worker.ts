/*
|--------------------------------------------------------------------------
| Worker for Word files
|--------------------------------------------------------------------------
|
| Writes the tender texts of one group at a time.
|
*/

import { runWorker } from '#media/run_worker'
import { type TenderDocument, writeDocx } from '#planning/tender_docx'

runWorker((document: TenderDocument) => writeDocx(document))
