import { useText } from '~/context/useText'
import { Disclosure } from '~/ui/dialog/Disclosure'
import type { Elements } from '~/ui/elements'

/**
 * The rest of a block, which small screens disclose. Large screens and paper show it.
 *
 * @param of the title of the block
 */
export function Fold({ of, lang, children }: FoldProps) {
  const t = useText()
  return (
    <Disclosure
      className="unfolded-from-lg lg:contents"
      summaryClassName="min-h-11 border-b border-hairline font-medium print:hidden"
      summary={
        <span>
          <span>{t('global.full_story')}</span>
          {of && <span className="sr-only" lang={lang}>{`: ${of}`}</span>}
        </span>
      }
    >
      {children}
    </Disclosure>
  )
}

type FoldProps = { of: string | undefined; lang: string | undefined; children: Elements }

/** Returns the first paragraph of a text, and what follows it. */
export function splitText(html: string): [first: string, rest: string] {
  const end = html.indexOf('</p>') + '</p>'.length
  return html.startsWith('<p') ? [html.slice(0, end), html.slice(end).trim()] : [html, '']
}
