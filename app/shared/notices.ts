/** The parameter of an address that says what has just happened. */
export const NOTICE_PARAMETER = 'notice'
