import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/robots.txt', [controllers.site.Robots, 'show'])
router.get('/health', [controllers.site.Health, 'show'])
router.get('/health/mail', [controllers.site.Health, 'mail'])
router.get('/metrics', [controllers.site.Metrics, 'show'])
