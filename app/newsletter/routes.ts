import router from '@adonisjs/core/services/router'
import { middleware } from '#forms/middleware'
import { controllers } from '#generated/controllers'
import { NEWSLETTER_URL } from '#shared/forms/newsletter_form'
import { LOCALES } from '#shared/locales'

router.get(NEWSLETTER_URL, [controllers.newsletter.NewsletterForm, 'show'])
router
  .post(NEWSLETTER_URL, [controllers.newsletter.NewsletterForm, 'store'])
  .use(middleware.form({ types: ['json', 'urlencoded'] }))
router.get('/api/newsletter/texts/:locale', [controllers.newsletter.NewsletterTexts, 'show'])

/** The targets of links in mails. Cross-site posts are allowed, because the URLs are secret. */
router
  .group(() => {
    router.get('/confirm/:token', [controllers.newsletter.NewsletterConfirmation, 'show'])
    router
      .post('/confirm/:token', [controllers.newsletter.NewsletterConfirmation, 'store'])
      .use(middleware.form({ types: ['urlencoded'], crossSite: true }))
    router.get('/unsubscribe/:key', [controllers.newsletter.NewsletterUnsubscription, 'show'])
    router
      .post('/unsubscribe/:key', [controllers.newsletter.NewsletterUnsubscription, 'store'])
      .use(middleware.form({ types: ['urlencoded', 'multipart'], crossSite: true }))
  })
  .prefix('/:locale/newsletter')
  .where('locale', new RegExp(`^(${LOCALES.join('|')})$`))
