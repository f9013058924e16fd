import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/api/form-token', [controllers.forms.FormToken, 'show'])
