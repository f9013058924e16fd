import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/calendars/:locale', [controllers.events.Calendar, 'index'])
router.get('/calendars/:locale/:event', [controllers.events.Calendar, 'show'])
