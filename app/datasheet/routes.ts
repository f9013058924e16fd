import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router
  .get('/data/families/:family/:archive', [controllers.datasheet.DataSheetArchive, 'show'])
  .where('archive', /^datasheets-[a-z]{2}\.zip$/)
router
  .get('/data/groups/:family/:group/:sheet', [controllers.datasheet.DataSheet, 'show'])
  .where('sheet', /^datasheet-[a-z]{2}\.pdf$/)
