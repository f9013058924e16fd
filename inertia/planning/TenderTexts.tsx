import { type ComponentType, useEffect, useRef, useState } from 'react'
import { TENDER_LOCALES, tenderFiles } from '#shared/group_files'
import { useText } from '~/context/useText'
import type { TenderListProps } from '~/planning/lazy/TenderList'
import { Disclosure } from '~/ui/Disclosure'
import { importAgain } from '~/ui/importAgain'
import { useInView } from '~/ui/useInView'

const importList = importAgain(() => import('~/planning/lazy/TenderList'))

/**
 * The tender texts of a group's articles as they stand in the files beside the page's other documents,
 * each with a button that copies it: what that takes is fetched once this is opened.
 *
 * @param group its key
 */
export function TenderTexts({ group }: { group: string }) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  const isOpen = useInView(list)
  const [List, setList] = useState<ComponentType<TenderListProps>>()

  useEffect(() => {
    if (!isOpen) return
    /** Without them the files are still there. */
    importList().then(
      ({ TenderList }) => setList(() => TenderList),
      () => undefined
    )
  }, [isOpen])

  return (
    <Disclosure
      className="mt-12 border-y border-hairline noscript:hidden print:hidden"
      summaryClassName="py-5"
      summary={<h3 className="text-h3 hyphens-auto">{t('catalogue.tender.title')}</h3>}
    >
      <div ref={list}>
        {List && <List address={tenderFiles(group)} languages={TENDER_LOCALES} />}
      </div>
    </Disclosure>
  )
}
