import type { HttpContext } from '@adonisjs/core/http'
import { z } from 'zod'
import { ContactApiException } from '#contact/contact_api_exception'
import { findContact } from '#contact/contact_queries'

const body = z.object({ id: z.int32() })

export default class ContactController {
  /** Answers the contact-person block with its person (specification §7 `POST /api/contact`). */
  async show({ request, locale }: HttpContext) {
    const asked = body.safeParse(request.body())
    if (!asked.success) throw new ContactApiException('invalid_id')

    const contact = await findContact(asked.data.id, locale)
    if (!contact) throw new ContactApiException('not_found')
    return contact
  }
}
