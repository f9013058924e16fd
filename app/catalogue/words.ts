import { z } from 'zod'

/** A list of words of one of the catalogue's vocabularies. */
export const words = <const Words extends readonly [string, ...string[]]>(vocabulary: Words) =>
  z.array(z.enum(vocabulary)).min(1)
