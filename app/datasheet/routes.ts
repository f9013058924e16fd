import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router
  .get('/data/groups/:family/:group/:sheet', [controllers.datasheet.DataSheet, 'show'])
  .where('sheet', /^datasheet-[a-z]{2}\.pdf$/)
