import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/api/search/:locale', [controllers.search.Suggestions, 'index'])
