/*
|--------------------------------------------------------------------------
| Routes file
|--------------------------------------------------------------------------
|
| The few technical addresses come first; every other address belongs to the
| content: the last route looks the page up by its locale and path.
|
*/

import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/robots.txt', [controllers.site.Robots, 'show'])
router.get('/sitemap.xml', [controllers.site.Sitemap, 'index'])
router.get('/sitemaps/:locale', [controllers.site.Sitemap, 'show'])
router.get('/health', [controllers.site.Health, 'show'])

router.get('*', [controllers.content.Page, 'show'])
