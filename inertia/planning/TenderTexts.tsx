import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { LOCALE_TITLES, type Locale } from '#shared/locales'
import { useText } from '~/context/useText'
import type { TenderListProps } from '~/planning/lazy/TenderList'
import { Disclosure } from '~/ui/Disclosure'
import { importAgain } from '~/ui/importAgain'
import { useInView } from '~/ui/useInView'

const importList = importAgain(() => import('~/planning/lazy/TenderList'))

/** The languages and formats of the files. */
const LANGUAGES = ['de', 'en'] as const satisfies Locale[]
const FORMATS = ['TXT', 'DOCX']

/**
 * The tender texts of a group's articles, as files to take away. With JavaScript they are shown as
 * well once this is opened, each with a button that copies it: what that takes is fetched then.
 *
 * @param address below which the files of the group stand
 */
export function TenderTexts({ address }: { address: string }) {
  const t = useText()
  const title = useId()
  const files = useRef<HTMLDListElement>(null)
  const isOpen = useInView(files)
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
      className="mt-12 border-y border-hairline print:hidden"
      summaryClassName="py-5"
      summary={
        <h3 id={title} className="text-h3">
          {t('catalogue.tender.title')}
        </h3>
      }
    >
      <dl ref={files} className="flex flex-wrap gap-x-12 gap-y-2 pb-6">
        {LANGUAGES.map((locale) => (
          <div key={locale} className="flex items-baseline gap-x-4">
            <dt lang={locale} className="text-steel">
              {LOCALE_TITLES[locale]}
            </dt>
            {FORMATS.map((format) => (
              <dd key={format}>
                <a
                  href={`${address}/tender/${locale}.${format.toLowerCase()}`}
                  hrefLang={locale}
                  download
                  aria-label={`${t('catalogue.tender.title')}, ${LOCALE_TITLES[locale]}, ${format}`}
                  className="text-link inline-block py-2.5 font-medium"
                >
                  {format}
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {List && <List address={`${address}/tender`} languages={LANGUAGES} />}
    </Disclosure>
  )
}
