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
import { middleware } from '#start/kernel'

router.get('/robots.txt', [controllers.site.Robots, 'show'])
router.get('/sitemap.xml', [controllers.site.Sitemap, 'index'])
router.get('/sitemaps/:locale', [controllers.site.Sitemap, 'show'])
router.get('/health', [controllers.site.Health, 'show'])
router.get('/health/mail', [controllers.site.Health, 'mail'])
router.get('/metrics', [controllers.site.Metrics, 'show'])

router
  .post('/api/contact', [controllers.contact.Contact, 'show'])
  .use(middleware.form({ types: ['json'] }))
router.get('/api/form-token', [controllers.forms.FormToken, 'show'])
router.get('/contact/submit', [controllers.content.ContactForm, 'show'])
router
  .post('/contact/submit', [controllers.content.ContactForm, 'store'])
  .use(middleware.form({ types: ['multipart'] }))

router.get('*', [controllers.content.Page, 'show'])
