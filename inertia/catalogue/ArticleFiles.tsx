import { groupFiles, tenderFiles, tenderLocale } from '#shared/group_files'
import { inLanguage } from '#shared/in_language'
import type { Locale } from '#shared/locales'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { LanguageSign } from '~/ui/LanguageSign'

/**
 * The files of an article: its tender text and, if it has a cross-section of its own, the drawing. Other
 * articles have the drawing of their group, with the heights of the group.
 */
export function ArticleFiles(props: {
  /** The key of the group. */
  group: string
  article: string
  /** Whether it has a cross-section of its own. */
  isDrawn: boolean
}) {
  const { group, article, isDrawn } = props
  const t = useText()
  const { locale } = useShared()
  const language = tenderLocale(locale)
  return (
    <>
      <Files
        label={t('catalogue.tender.text')}
        article={article}
        language={language === locale ? undefined : language}
        address={`${tenderFiles(group)}/${article}-${language}`}
        formats={['TXT', 'DOCX']}
      />
      {isDrawn && (
        <Files
          label={t('catalogue.ui.section')}
          article={article}
          address={`${groupFiles(group)}/${article}`}
          formats={['DXF']}
        />
      )}
    </>
  )
}

/** A document of an article, with a link for each of its formats. */
function Files(props: {
  label: string
  article: string
  /** Where it is another one than the page's. */
  language?: Locale
  /** Without the ending. */
  address: string
  formats: readonly string[]
}) {
  const { label, article, language, address, formats } = props
  const t = useText()
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1 print:hidden">
      <span className="py-1 text-steel">
        <span>{label}</span>
        {language && <LanguageSign language={language} />}
      </span>
      <span className="flex gap-x-3">
        {formats.map((format) => (
          <a
            key={format}
            href={`${address}.${format.toLowerCase()}`}
            hrefLang={language}
            download
            aria-label={[label, article, format, language && inLanguage(t, language)]
              .filter(Boolean)
              .join(', ')}
            className="text-link py-1"
          >
            {format}
          </a>
        ))}
      </span>
    </div>
  )
}
