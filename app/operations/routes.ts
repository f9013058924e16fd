import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/health', [controllers.operations.Health, 'ready']).as('health')
router.get('/health/ready', [controllers.operations.Health, 'ready'])
router.get('/health/live', [controllers.operations.Health, 'live'])
router.get('/health/mail', [controllers.operations.Health, 'mail'])
router.get('/metrics', [controllers.operations.Metrics, 'show'])
