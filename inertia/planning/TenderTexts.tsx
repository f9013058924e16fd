import { useRef } from 'react'
import { TENDER_LOCALES } from '#shared/group_files'
import { useText } from '~/context/useText'
import { useTender } from '~/planning/useTender'
import { Disclosure } from '~/ui/Disclosure'
import { ErrorBoundary } from '~/ui/ErrorBoundary'
import { FetchStatus } from '~/ui/FetchStatus'
import { useInView } from '~/ui/useInView'

/**
 * The tender texts of a group's articles as they stand in the files beside the page's other documents,
 * each with a button that copies it, first in the page's language if it is among theirs: what that takes
 * is fetched once this is opened.
 *
 * @param group its key
 */
export function TenderTexts({ group }: { group: string }) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const { List, chosen, choose, texts, loading, failed, retry, fail } = useTender(
    group,
    useInView(place)
  )

  return (
    <Disclosure
      className="mt-12 border-y border-hairline noscript:hidden print:hidden"
      summaryClassName="py-5"
      summary={<h3 className="text-h3 hyphens-auto">{t('catalogue.tender.title')}</h3>}
    >
      <div ref={place} className="pb-8">
        {List && (
          <ErrorBoundary content={texts} fallback={null} onError={fail}>
            <List languages={TENDER_LOCALES} chosen={chosen} onChoose={choose} texts={texts} />
          </ErrorBoundary>
        )}
        <FetchStatus
          loading={loading && t('global.loading')}
          error={failed ? t('errors.block') : undefined}
          retry={retry}
        />
      </div>
    </Disclosure>
  )
}
