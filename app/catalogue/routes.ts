import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/data/groups/:family/:group/:file', [controllers.catalogue.Drawing, 'show'])
router.get('/data/groups/:family/:group/steps/:folder/:file', [
  controllers.catalogue.StepDrawing,
  'show',
])
router.get('/api/solid/texts/:locale', [controllers.catalogue.SolidTexts, 'show'])
