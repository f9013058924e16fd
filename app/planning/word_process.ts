/*
|--------------------------------------------------------------------------
| Writing of Word files
|--------------------------------------------------------------------------
|
| A process beside the server that writes the tender texts of one group at a time.
|
*/

import { answerWork } from '#media/answer_work'
import { type TenderDocument, writeDocx } from '#planning/tender_docx'

answerWork((document: TenderDocument) => writeDocx(document))
