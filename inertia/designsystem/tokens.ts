import { designTokens } from '#shared/design_tokens'
import css from '~/css/tokens.css?raw'

/** A design token of tokens.css, and the class that applies it. */
type Token = { name: string; value: string; className: string }

/** All colours in the order of tokens.css. Tailwind detects only complete class names. */
export const COLOURS = withValues('color', {
  paper: 'bg-paper',
  sand: 'bg-sand',
  ink: 'bg-ink',
  graphite: 'bg-graphite',
  hairline: 'bg-hairline',
  'hairline-on-ink': 'bg-hairline-on-ink',
  steel: 'bg-steel',
  'steel-on-ink': 'bg-steel-on-ink',
  red: 'bg-red',
  'red-dark': 'bg-red-dark',
  'red-on-ink': 'bg-red-on-ink',
  wood: 'bg-wood',
  tile: 'bg-tile',
  vinyl: 'bg-vinyl',
  carpet: 'bg-carpet',
  underlay: 'bg-underlay',
})

export const SPACING = withValues('spacing', {
  gutter: 'w-gutter',
  section: 'w-section',
  strip: 'w-strip',
  bar: 'w-bar',
  'bar-mobile': 'w-bar-mobile',
})

/** The type scale from smallest to largest, with the classes that each step is used with. */
export const TYPE_SCALE = withValues('text', {
  xs: 'text-xs',
  sm: 'text-sm',
  base: 'text-base',
  lg: 'text-lg',
  h3: 'text-h3 font-semibold tracking-snug',
  h2: 'text-h2 font-semibold tracking-tight',
  h1: 'text-h1 font-semibold tracking-tight',
  display: 'text-display font-semibold tracking-tight',
}).map((step) => ({
  ...step,
  lineHeight: designTokens(css, 'text')[`${step.name}--line-height`] ?? '',
}))

function withValues(
  kind: Parameters<typeof designTokens>[1],
  classNames: Readonly<Record<string, string>>
): readonly Token[] {
  const values = designTokens(css, kind)
  return Object.entries(classNames).map(([name, className]) => ({
    name,
    className,
    value: values[name] ?? '',
  }))
}
