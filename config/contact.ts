import env from '#start/env'

/**
 * After how many days a contact request is deleted; the privacy page says six months, which
 * are 181 at the least.
 */
export const contactRetentionDays = env.get('CONTACT_RETENTION_DAYS') ?? 181
