import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/data/groups/:family/:group/:file', [controllers.catalogue.Drawing, 'show'])
router.get('/api/solid/texts/:locale', [controllers.catalogue.SolidTexts, 'show'])
