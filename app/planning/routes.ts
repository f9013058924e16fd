import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/data/groups/:family/:group/tender/:file', [controllers.planning.Tender, 'show'])
