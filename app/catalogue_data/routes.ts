import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

const { CatalogueData } = controllers.catalogueData

router.get('/data/changes.json', [CatalogueData, 'changes'])
router
  .get('/data/:file', [CatalogueData, 'catalogue'])
  .where('file', /^(catalogue|group|licence)\./)
router.get('/data/groups/:family/:file', [CatalogueData, 'group'])
