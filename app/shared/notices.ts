/** The query parameter that names the notice to show. */
export const NOTICE_PARAMETER = 'notice'
