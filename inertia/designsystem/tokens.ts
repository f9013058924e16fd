import { COLOURS as COMMON } from '#shared/colours'

/** A design token as tokens.css defines it, and the class that shows it; a test compares the two. */
type Token = { name: string; value: string; className: string }

export const COLOURS: readonly Token[] = [
  { name: 'paper', value: COMMON.paper, className: 'bg-paper' },
  { name: 'sand', value: COMMON.sand, className: 'bg-sand' },
  { name: 'ink', value: COMMON.ink, className: 'bg-ink' },
  { name: 'graphite', value: '#24272a', className: 'bg-graphite' },
  { name: 'hairline', value: COMMON.hairline, className: 'bg-hairline' },
  { name: 'hairline-on-ink', value: '#3a3e42', className: 'bg-hairline-on-ink' },
  { name: 'steel', value: COMMON.steel, className: 'bg-steel' },
  { name: 'steel-on-ink', value: '#a9adb2', className: 'bg-steel-on-ink' },
  { name: 'red', value: COMMON.red, className: 'bg-red' },
  { name: 'red-dark', value: '#a00001', className: 'bg-red-dark' },
  { name: 'red-on-ink', value: COMMON['red-on-ink'], className: 'bg-red-on-ink' },
  { name: 'wood', value: '#dcc29a', className: 'bg-wood' },
  { name: 'tile', value: '#b9bcc0', className: 'bg-tile' },
  { name: 'vinyl', value: '#a9a294', className: 'bg-vinyl' },
  { name: 'carpet', value: '#8d99a3', className: 'bg-carpet' },
  { name: 'underlay', value: '#c9ccce', className: 'bg-underlay' },
]

export const SPACING: readonly Token[] = [
  { name: 'gutter', value: 'clamp(20px, 5vw, 80px)', className: 'w-gutter' },
  { name: 'section', value: 'clamp(64px, 8vw, 104px)', className: 'w-section' },
  { name: 'strip', value: '36px', className: 'w-strip' },
  { name: 'bar', value: '84px', className: 'w-bar' },
  { name: 'bar-mobile', value: '64px', className: 'w-bar-mobile' },
]

/** The type scale from the smallest to the largest, each step as it is used. */
export const TYPE_SCALE: readonly (Token & { lineHeight: string })[] = [
  { name: 'xs', value: '0.8125rem', lineHeight: '1.5', className: 'text-xs' },
  { name: 'sm', value: '0.9375rem', lineHeight: '1.55', className: 'text-sm' },
  { name: 'base', value: '1.0625rem', lineHeight: '1.6', className: 'text-base' },
  { name: 'lg', value: '1.25rem', lineHeight: '1.45', className: 'text-lg' },
  {
    name: 'h3',
    value: '1.3125rem',
    lineHeight: '1.3',
    className: 'text-h3 font-semibold tracking-snug',
  },
  {
    name: 'h2',
    value: 'clamp(1.75rem, 1.3rem + 1.9vw, 2.75rem)',
    lineHeight: '1.1',
    className: 'text-h2 font-semibold tracking-tight',
  },
  {
    name: 'h1',
    value: 'clamp(2.125rem, 1.4rem + 3.1vw, 3.75rem)',
    lineHeight: '1.05',
    className: 'text-h1 font-semibold tracking-tight',
  },
  {
    name: 'display',
    value: 'clamp(2.375rem, 1.3rem + 4.4vw, 4.75rem)',
    lineHeight: '1.02',
    className: 'text-display font-semibold tracking-tight',
  },
]
