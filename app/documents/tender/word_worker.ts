/*
|--------------------------------------------------------------------------
| Worker for Word files
|--------------------------------------------------------------------------
|
| Writes the tender texts of one group at a time.
|
*/

import { type TenderDocument, writeDocx } from '#documents/tender/tender_docx'
import { runWorker } from '#media/workers/run_worker'

runWorker((document: TenderDocument) => writeDocx(document))
