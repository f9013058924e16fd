/** As much of a query as is read, in characters: nobody looks for more. */
export const LONGEST_QUERY = 100
