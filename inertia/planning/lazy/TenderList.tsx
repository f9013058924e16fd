import { useState } from 'react'
import { LOCALE_TITLES, type Locale } from '#shared/locales'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { fetchInTime } from '~/ui/fetchInTime'

export type TenderText = { article_number: string; text: string }

/**
 * The texts of a file.
 *
 * @throws what keeps them from coming
 */
export async function fetchTenderTexts(
  address: string,
  signal: AbortSignal
): Promise<TenderText[]> {
  const { answer, body } = await fetchInTime(address, { signal })
  if (!answer.ok || !areTexts(body)) throw new Error(`No tender texts: ${answer.status}`)
  return body
}

/** Nobody knows what a proxy answers. */
function areTexts(body: unknown): body is TenderText[] {
  return (
    Array.isArray(body) &&
    body.every((each) => typeof each?.article_number === 'string' && typeof each.text === 'string')
  )
}

export type TenderListProps = {
  languages: readonly Locale[]
  chosen: Locale
  onChoose: (language: Locale) => void
  /** Those in the chosen language, if they are there. */
  texts: readonly TenderText[] | undefined
}

/** The texts in one of their languages. */
export function TenderList({ languages, chosen, onChoose, texts }: TenderListProps) {
  return (
    <>
      <div className="flex flex-wrap gap-3 pb-6">
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-pressed={each === chosen}
            onClick={() => onChoose(each)}
            className="min-h-11 border border-hairline px-5 transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {LOCALE_TITLES[each]}
          </button>
        ))}
      </div>
      {texts && (
        <ul className="grid gap-6 lg:grid-cols-2">
          {texts.map(({ article_number, text }) => (
            <li key={article_number} className="flex flex-col items-start gap-4 bg-sand p-4 sm:p-6">
              <p className="grow text-sm break-words whitespace-pre-wrap" lang={chosen}>
                {text.trim()}
              </p>
              <CopyButton text={text} article={article_number} />
            </li>
          ))}
        </ul>
      )}
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
