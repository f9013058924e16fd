import type { HttpContext } from '@adonisjs/core/http'
import { z } from 'zod'
import { findContact } from '#contact/contact_queries'
import { FormException } from '#forms/form_exception'

const body = z.object({ id: z.int32() })

export default class ContactController {
  /**
   * Returns the contact person of a contact-person block (specification §7 `POST /api/contact`).
   */
  async show(ctx: HttpContext) {
    const parsed = body.safeParse(ctx.request.body())
    if (!parsed.success) throw new FormException('contact.api.invalid_id', { status: 422 })
    const contact = await findContact(parsed.data.id, ctx.locale)
    if (!contact) throw new FormException('contact.api.not_found', { status: 404 })
    return contact
  }
}
