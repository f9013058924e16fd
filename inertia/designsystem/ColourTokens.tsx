import { COLOURS } from '~/designsystem/tokens'

/** All colours of the design tokens. */
export function ColourTokens() {
  return (
    <ul className="container-page mt-10 grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
      {COLOURS.map(({ name, value }) => (
        <li key={name}>
          <svg
            aria-hidden="true"
            viewBox="0 0 1 1"
            preserveAspectRatio="none"
            className="h-20 w-full border border-hairline"
          >
            <path fill={value} d="M0 0h1v1H0z" />
          </svg>
          <p className="mt-3 text-sm font-medium" translate="no">
            {name}
          </p>
          <p className="text-xs text-steel tabular-nums">{value}</p>
        </li>
      ))}
    </ul>
  )
}
