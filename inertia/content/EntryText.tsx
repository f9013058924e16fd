import type { WithLang } from '#content/schema/with_lang'
import { langOf } from '~/context/langOf'
import { CoverLink } from '~/ui/CoverLink'

/**
 * The title and text of a page in a list. The title links to the page.
 *
 * @param choice the query and anchor of the link
 * @param level the element of the title
 */
export function EntryText({ entry, choice, level: Heading = 'h3' }: EntryTextProps) {
  return (
    <>
      <Heading className="text-h3" lang={langOf(entry, 'title')}>
        <CoverLink route={entry.key} choice={choice} className="hover:text-red">
          {entry.title}
        </CoverLink>
      </Heading>
      <p className="measure mt-2" lang={langOf(entry, 'text')}>
        {entry.text}
      </p>
    </>
  )
}

type EntryTextProps = { entry: Entry; choice?: string; level?: 'h3' | 'h4' }

/** Its key is its route. */
type Entry = { key: string; title: string; text: string } & WithLang
