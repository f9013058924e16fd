import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/data/list/:file', [controllers.materialList.ListFile, 'show'])
