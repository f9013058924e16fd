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
import { NEWSLETTER_URL } from '#shared/newsletter_form'
import { LOCALES } from '#shared/locales'
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

router.get(NEWSLETTER_URL, [controllers.content.NewsletterForm, 'show'])
router
  .post(NEWSLETTER_URL, [controllers.content.NewsletterForm, 'store'])
  .use(middleware.form({ types: ['json', 'urlencoded'] }))
router.get('/api/newsletter/texts/:locale', [controllers.site.NewsletterTexts, 'show'])

/** Where mails lead to; that the address is a secret is enough to post there. */
router
  .group(() => {
    router.get('/confirm/:token', [controllers.content.NewsletterConfirmation, 'show'])
    router
      .post('/confirm/:token', [controllers.content.NewsletterConfirmation, 'store'])
      .use(middleware.form({ types: ['urlencoded'], crossSite: true }))
    router.get('/unsubscribe/:key', [controllers.content.NewsletterUnsubscription, 'show'])
    router
      .post('/unsubscribe/:key', [controllers.content.NewsletterUnsubscription, 'store'])
      .use(middleware.form({ types: ['urlencoded', 'multipart'], crossSite: true }))
  })
  .prefix('/:locale/newsletter')
  .where('locale', new RegExp(`^(${LOCALES.join('|')})$`))

router.get('*', [controllers.content.Page, 'show'])
