import { articleTender, groupFiles, tenderLocale } from '#shared/group_files'
import { inLanguage } from '#shared/in_language'
import type { Locale } from '#shared/locales'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { LanguageSign } from '~/ui/LanguageSign'

/**
 * Download links of an article: its tender text and, if it has its own cross-section, the drawing.
 * For other articles, the drawing of the group has the heights of the group.
 */
export function ArticleFiles(props: {
  /** The key of the group. */
  group: string
  article: string
  /** Whether the article has its own cross-section. */
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
        address={articleTender(group, article, language)}
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

/** A document of an article with a link for each format. */
function Files(props: {
  label: string
  article: string
  /** The document's language, if it is not the page's. */
  language?: Locale
  /** The URL without the file extension. */
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
