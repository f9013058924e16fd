import { SPACING } from '~/designsystem/tokens'

/** All spacing tokens, each as a bar of its width in the current viewport. */
export function SpacingTokens() {
  return (
    <ul className="container-page mt-10 grid gap-6">
      {SPACING.map(({ name, value, className }) => (
        <li key={name} className="grid items-center gap-x-8 gap-y-2 sm:grid-cols-2">
          <p className="text-sm">
            <span className="font-medium" translate="no">
              {`${name} `}
            </span>
            <span className="text-steel tabular-nums">{value}</span>
          </p>
          <div className={`seam h-3 ${className}`} />
        </li>
      ))}
    </ul>
  )
}
