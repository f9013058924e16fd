/** The maximum length of a query in characters; the rest is ignored. */
export const LONGEST_QUERY = 100
