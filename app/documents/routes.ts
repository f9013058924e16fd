import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

const { CatalogueData } = controllers.documents.catalogueData
const { Drawing, DrawingTexts, StepDrawing } = controllers.documents.drawings

router
  .get('/data/families/:family/:archive', [
    controllers.documents.dataSheet.DataSheetArchive,
    'show',
  ])
  .where('archive', /^datasheets-[a-z]{2}\.zip$/)
router
  .get('/data/groups/:family/:group/:sheet', [controllers.documents.dataSheet.DataSheet, 'show'])
  .where('sheet', /^datasheet-[a-z]{2}\.pdf$/)
router
  .get('/data/groups/:family/:group/:preview', [
    controllers.documents.colourPreview.ColourPreview,
    'show',
  ])
  .where('preview', /^preview-[a-z]{2}\.jpg$/)
router.get('/data/changes.json', [CatalogueData, 'changes'])
router
  .get('/data/:file', [CatalogueData, 'catalogue'])
  .where('file', /^(catalogue|group|licence)\./)
router.get('/data/groups/:family/:file', [CatalogueData, 'group'])
router.get('/data/groups/:family/:group/:file', [Drawing, 'show'])
router.get('/data/groups/:family/:group/steps/:folder/:file', [StepDrawing, 'show'])
router.get('/data/groups/:family/:group/tender/:file', [
  controllers.documents.tender.Tender,
  'show',
])
router.get('/data/sitemap.xml', [controllers.documents.DocumentSitemap, 'index'])
router
  .get('/data/sitemaps/:name', [controllers.documents.DocumentSitemap, 'show'])
  .where('name', /\.xml$/)
router.get('/api/solid/texts/:locale', [DrawingTexts, 'solid'])
router.get('/api/drawings/texts/:locale', [DrawingTexts, 'drawings'])
