import { useRef, useState } from 'react'
import {
  articleTender,
  TENDER_LOCALES,
  type TenderedChoice,
  tenderFiles,
  tenderLocale,
  withChosen,
} from '#shared/group_files'
import type { Locale } from '#shared/locales'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { Disclosure } from '~/ui/dialog/Disclosure'
import { ErrorBoundary } from '~/ui/errors/ErrorBoundary'
import { FetchStatus } from '~/ui/loading/FetchStatus'
import { retryableImport } from '~/ui/loading/retryableImport'
import { useInView } from '~/ui/loading/useInView'
import { useLazyModule } from '~/ui/loading/useLazyModule'

const importList = retryableImport(() => import('~/documents/lazy/TenderList'))
const loadTexts = async (address: string) => (await importList()).fetchTenderTexts(address)

/**
 * The tender texts of a group's articles, or of the chosen one as it is chosen, each with a copy
 * button, in the page's language if there are texts in it. Code and texts are loaded when the
 * disclosure is opened. While texts in another language are being loaded, the list stays.
 *
 * @param group the key of the group
 */
export function TenderTexts({ group, article, ...chosen }: TenderTextsProps) {
  const t = useText()
  const { locale } = useShared()
  const content = useRef<HTMLDivElement>(null)
  const isOpen = useInView(content)
  const [language, setLanguage] = useState<Locale>(tenderLocale(locale))
  const { module: list, load: loadList } = useLazyModule(importList, undefined, isOpen)
  const address = article
    ? withChosen(`${articleTender(group, article, language)}.json`, chosen)
    : `${tenderFiles(group)}/${language}.json`
  const { module: texts, status, load, fail } = useLazyModule(loadTexts, address, isOpen)

  function retry() {
    loadList()
    load()
  }

  function choose(next: Locale) {
    if (next === language) retry()
    setLanguage(next)
  }

  return (
    <Disclosure
      className="border-b border-hairline noscript:hidden print:hidden"
      summaryClassName="min-h-12 font-medium"
      summary={<h3 className="hyphens-auto">{t('catalogue.tender.title')}</h3>}
    >
      <div ref={content} className="pb-8">
        {list && (
          <ErrorBoundary content={texts} fallback={null} onError={fail}>
            <list.TenderList
              languages={TENDER_LOCALES}
              chosen={language}
              onChoose={choose}
              texts={texts}
            />
          </ErrorBoundary>
        )}
        <FetchStatus
          loading={status === 'loading' && t('global.loading')}
          error={status === 'failed' ? t('errors.block') : undefined}
          retry={retry}
        />
      </div>
    </Disclosure>
  )
}

type TenderTextsProps = { group: string; article: string | undefined } & TenderedChoice
