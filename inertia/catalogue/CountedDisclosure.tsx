import { Disclosure } from '~/ui/dialog/Disclosure'
import type { Elements } from '~/ui/elements'

/** A disclosure with a heading and the number of its entries, closed at first. */
export function CountedDisclosure({
  id,
  title,
  lang,
  count,
  level: Heading = 'h2',
  children,
}: CountedDisclosureProps) {
  return (
    <Disclosure
      className="border-b border-hairline"
      summaryClassName="min-h-12"
      summary={
        <Heading id={id} className="font-semibold" lang={lang}>
          {title}
        </Heading>
      }
      note={count !== undefined && <span className="text-sm text-steel">{count}</span>}
    >
      {children}
    </Disclosure>
  )
}

type CountedDisclosureProps = {
  /** The id of the heading. */
  id?: string
  title: string
  lang?: string
  count?: number
  level?: 'h2' | 'h3'
  children: Elements
}
