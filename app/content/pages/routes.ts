import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/sitemap.xml', [controllers.content.pages.Sitemap, 'index'])
router.get('/sitemaps/:name', [controllers.content.pages.Sitemap, 'show'])

/** Handles every address that no other route matches. */
router.get('*', [controllers.content.pages.Page, 'show'])
