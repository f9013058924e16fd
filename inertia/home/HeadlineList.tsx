import type { Headline } from '#home/home_page'
import { langOf } from '~/context/langOf'
import { CoverLink } from '~/ui/CoverLink'

/** The titles of announcements with their dates. */
export function HeadlineList({ headlines }: { headlines: readonly Headline[] }) {
  return (
    <ul className="grid gap-x-8 border-t border-ink lg:grid-cols-3">
      {headlines.map((headline) => (
        <li key={headline.key} className="relative border-b border-hairline py-3 lg:py-4">
          <p className="text-sm text-steel">
            <time dateTime={headline.published_on.iso}>{headline.published_on.text}</time>
          </p>
          <h3 className="mt-1 text-h3" lang={langOf(headline, 'title')}>
            <CoverLink route={headline.key} className="hover:text-red">
              {headline.title}
            </CoverLink>
          </h3>
        </li>
      ))}
    </ul>
  )
}
