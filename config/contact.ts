import env from '#start/env'

/**
 * The retention time of contact requests in days. The privacy page promises six months, which are
 * at least 181 days.
 */
export const contactRetentionDays = env.get('CONTACT_RETENTION_DAYS') ?? 181
