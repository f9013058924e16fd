import type { Elements } from '~/ui/elements'

/** A bar at the foot of the window with the result so far and a link to the next step. */
export function FootBar({ href, label, onFollow, className = '', children }: FootBarProps) {
  return (
    <div
      className={`foot-bar bottom-0 z-20 -mx-gutter mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 bg-ink px-gutter py-2 text-paper on-ink print:hidden ${className}`}
    >
      {children}
      <a
        href={href}
        onClick={onFollow}
        data-button="primary"
        className="inline-flex min-h-11 items-center border border-red bg-red px-4 text-sm font-medium transition-colors hover:border-red-dark hover:bg-red-dark"
      >
        {label}
      </a>
    </div>
  )
}

type FootBarProps = {
  href: string
  /** The text of the link. */
  label: string
  /** Called when the link is clicked. */
  onFollow?: () => void
  className?: string
  children: Elements
}
