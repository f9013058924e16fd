import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/robots.txt', [controllers.site.Robots, 'show'])
router.get('/.well-known/security.txt', [controllers.site.SecurityTxt, 'show'])
