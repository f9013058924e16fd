import { COLOURS } from '~/designsystem/tokens'

/** All colours of the design tokens. */
export function ColourTokens() {
  return (
    <ul className="container-page mt-10 grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
      {COLOURS.map(({ name, value, className }) => (
        <li key={name}>
          <div className={`h-20 border border-hairline forced-color-adjust-none ${className}`} />
          <p className="mt-3 text-sm font-medium" translate="no">
            {name}
          </p>
          <p className="text-xs text-steel tabular-nums">{value}</p>
        </li>
      ))}
    </ul>
  )
}
