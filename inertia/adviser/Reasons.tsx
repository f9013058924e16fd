import type { AdviserFit } from '#adviser/advice_props'
import { Icon } from '~/ui/Icon'

const SIGNS = { for: 'check', against: 'close', if: 'alert' } as const

/** Reasons for and against an article, each with a sign. */
export function Reasons({ reasons }: { reasons: AdviserFit['reasons'] }) {
  if (reasons.length === 0) return null
  return (
    <ul className="mt-2 grid gap-2">
      {reasons.map(({ text, speaks }) => (
        <li key={text} className="flex items-start gap-3">
          <span className={`mt-1 shrink-0 ${speaks === 'against' ? 'text-red' : ''}`}>
            <Icon name={SIGNS[speaks]} size={18} />
          </span>
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  )
}
