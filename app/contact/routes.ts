import router from '@adonisjs/core/services/router'
import { middleware } from '#forms/middleware'
import { controllers } from '#generated/controllers'

router
  .post('/api/contact', [controllers.contact.Contact, 'show'])
  .use(middleware.form({ types: ['json'] }))
router.get('/contact/submit', [controllers.contact.ContactForm, 'show'])
router
  .post('/contact/submit', [controllers.contact.ContactForm, 'store'])
  .use(middleware.form({ types: ['multipart'] }))
