import type { HttpContext } from '@adonisjs/core/http'
import { z } from 'zod'
import { findContact } from '#contact/contact_queries'
import { refuse } from '#contact/refusal'

const body = z.object({ id: z.int32() })

export default class ContactController {
  /** Answers the contact-person block with its person (specification §7 `POST /api/contact`). */
  async show(ctx: HttpContext) {
    const asked = body.safeParse(ctx.request.body())
    if (!asked.success) return refuse(ctx, 'invalid_id')
    const contact = await findContact(asked.data.id, ctx.locale)
    return contact ?? refuse(ctx, 'not_found')
  }
}
