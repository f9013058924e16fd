import type { WithLang } from '#content/schema/with_lang'
import { langOf } from '~/context/langOf'
import { CoverLink } from '~/ui/CoverLink'

/** The title and text of a page in a list. The title links to the page. */
export function EntryText({ entry }: { entry: Entry }) {
  return (
    <>
      <h3 className="text-h3" lang={langOf(entry, 'title')}>
        <CoverLink route={entry.key} className="hover:text-red">
          {entry.title}
        </CoverLink>
      </h3>
      <p className="measure mt-2" lang={langOf(entry, 'text')}>
        {entry.text}
      </p>
    </>
  )
}

/** Its key is its route. */
type Entry = { key: string; title: string; text: string } & WithLang
