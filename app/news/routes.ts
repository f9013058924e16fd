import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/feeds/:locale', [controllers.news.Feed, 'show'])
