import { readFileSync } from 'node:fs'
import { designTokens } from '#shared/design_tokens'

const TOKENS = designTokens(
  readFileSync(new URL('../inertia/css/tokens.css', import.meta.url), 'utf8'),
  'color'
)

/**
 * The design's colours for everything without style sheets: mails, PDF, drawings, social images.
 */
export const COLOURS = {
  paper: colour('paper'),
  sand: colour('sand'),
  ink: colour('ink'),
  hairline: colour('hairline'),
  steel: colour('steel'),
  red: colour('red'),
  'red-on-ink': colour('red-on-ink'),
} as const

function colour(name: string): string {
  const value = TOKENS[name]
  if (!value) throw new Error(`inertia/css/tokens.css has no --color-${name}`)
  return value
}
