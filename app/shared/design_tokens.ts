/**
 * The design tokens of a kind, by name, as `inertia/css/tokens.css` defines them.
 *
 * @example designTokens(css, 'color') // { paper: '#ffffff', … }
 */
export function designTokens(
  css: string,
  kind: 'color' | 'spacing' | 'text'
): Readonly<Record<string, string>> {
  const definitions = css.matchAll(new RegExp(String.raw`^\s*--${kind}-([a-z0-9-]+): (.+);$`, 'gm'))
  return Object.fromEntries(Array.from(definitions, ([, name, value]) => [name, value]))
}
