import { designTokens } from '#shared/design_tokens'
import css from '~/css/tokens.css?raw'

/** All colours in the order of tokens.css. */
export const COLOURS = Object.entries(designTokens(css, 'color')).map(([name, value]) => ({
  name,
  value,
}))

/** All distances. Tailwind detects only complete class names. */
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

/** Returns tokens of tokens.css with the classes that apply them. */
function withValues(kind: 'spacing' | 'text', classNames: Readonly<Record<string, string>>) {
  const values = designTokens(css, kind)
  return Object.entries(classNames).map(([name, className]) => ({
    name,
    className,
    value: values[name] ?? '',
  }))
}
