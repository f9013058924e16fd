import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/data/groups/:family/:group/:file', [controllers.planning.Drawing, 'show'])
router.get('/data/groups/:family/:group/steps/:folder/:file', [
  controllers.planning.StepDrawing,
  'show',
])
router.get('/data/groups/:family/:group/tender/:file', [controllers.planning.Tender, 'show'])
router.get('/data/sitemap.xml', [controllers.planning.DocumentSitemap, 'index'])
router
  .get('/data/sitemaps/:name', [controllers.planning.DocumentSitemap, 'show'])
  .where('name', /\.xml$/)
router.get('/api/solid/texts/:locale', [controllers.planning.SolidTexts, 'show'])
