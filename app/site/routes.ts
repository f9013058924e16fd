import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/robots.txt', [controllers.site.Robots, 'show'])
router.get('/.well-known/security.txt', [controllers.site.SecurityTxt, 'show'])
router.get('/health', [controllers.site.Health, 'ready']).as('health')
router.get('/health/ready', [controllers.site.Health, 'ready'])
router.get('/health/live', [controllers.site.Health, 'live'])
router.get('/health/mail', [controllers.site.Health, 'mail'])
router.get('/metrics', [controllers.site.Metrics, 'show'])
