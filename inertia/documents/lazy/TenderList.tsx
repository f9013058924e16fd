import { useRef } from 'react'
import { LOCALE_TITLES, type Locale } from '#shared/locales'
import { useText } from '~/context/useText'
import { CopyButton } from '~/ui/lazy/CopyButton'
import { fetchWithTimeout } from '~/ui/loading/fetchWithTimeout'

type TenderText = { article_number: string; text: string }

/**
 * Fetches the tender texts of a group.
 *
 * @throws an error if they cannot be loaded
 */
export async function fetchTenderTexts(address: string): Promise<TenderText[]> {
  const { response, body } = await fetchWithTimeout(address)
  if (!response.ok || !areTexts(body)) throw new Error(`No tender texts: ${response.status}`)
  return body
}

/** Validates the response, which may be a proxy's. */
function areTexts(body: unknown): body is TenderText[] {
  return (
    Array.isArray(body) &&
    body.every((each) => typeof each?.article_number === 'string' && typeof each.text === 'string')
  )
}

type TenderListProps = {
  languages: readonly Locale[]
  chosen: Locale
  onChoose: (language: Locale) => void
  /** The texts in the chosen language; undefined until they are loaded. */
  texts: readonly TenderText[] | undefined
}

/** A list of tender texts, with buttons for their languages. */
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
            <TenderItem key={article_number} text={text} article={article_number} lang={chosen} />
          ))}
        </ul>
      )}
    </>
  )
}

function TenderItem({ text, article, lang }: TenderItemProps) {
  const t = useText()
  const paragraph = useRef<HTMLParagraphElement>(null)
  const select = () => {
    if (paragraph.current) window.getSelection()?.selectAllChildren(paragraph.current)
  }
  return (
    <li className="flex flex-col items-start gap-4 bg-sand p-4 sm:p-6">
      <p ref={paragraph} className="grow text-sm break-words whitespace-pre-wrap" lang={lang}>
        {text.trim()}
      </p>
      <CopyButton text={text} onDenied={select}>
        <span>{t('catalogue.tender.copy')}</span>
        <span className="sr-only">{` ${article}`}</span>
      </CopyButton>
    </li>
  )
}

type TenderItemProps = { text: string; article: string; lang: Locale }
