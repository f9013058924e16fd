import { useEffect, useState } from 'react'
import { tenderLocale } from '#shared/group_files'
import { LOCALE_TITLES, type Locale } from '#shared/locales'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { fetchInTime } from '~/ui/fetchInTime'

export type TenderListProps = {
  /** Below which the texts stand, one file for each language. */
  address: string
  languages: readonly Locale[]
}

type TenderText = { article_number: string; text: string }

/** The texts in one of their languages, first in the page's if it is among them. */
export function TenderList({ address, languages }: TenderListProps) {
  const { locale: pageLocale } = useShared()
  const [locale, setLocale] = useState<Locale>(tenderLocale(pageLocale))
  const [texts, setTexts] = useState<readonly TenderText[]>([])

  useEffect(() => {
    const request = new AbortController()
    fetchInTime(`${address}/${locale}.json`, { signal: request.signal }).then(
      ({ answer, body }) => {
        if (answer.ok) setTexts(body as TenderText[])
      },
      () => undefined
    )
    return () => request.abort()
  }, [address, locale])

  return (
    <>
      <div className="flex flex-wrap gap-3 pb-6">
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-pressed={each === locale}
            onClick={() => setLocale(each)}
            className="min-h-11 border border-hairline px-5 transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {LOCALE_TITLES[each]}
          </button>
        ))}
      </div>
      <ul className="grid gap-6 pb-8 lg:grid-cols-2">
        {texts.map(({ article_number, text }) => (
          <li key={article_number} className="flex flex-col items-start gap-4 bg-sand p-4 sm:p-6">
            <p className="grow text-sm break-words whitespace-pre-wrap" lang={locale}>
              {text.trim()}
            </p>
            <CopyButton text={text} article={article_number} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Puts a text on the clipboard and says so, also to those who do not see it. */
function CopyButton({ text, article }: { text: string; article: string }) {
  const t = useText()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined
    )
  return (
    <div className="flex items-center gap-4">
      <Button variant="outline" onClick={copy}>
        {t('catalogue.tender.copy')}
        <span className="sr-only"> {article}</span>
      </Button>
      <output className="text-sm text-steel">{isCopied && t('catalogue.tender.copied')}</output>
    </div>
  )
}
