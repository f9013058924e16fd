import { RichText } from '~/ui/RichText'

/**
 * The introduction below the hero.
 *
 * @param compact uses the smaller text that follows a list
 */
export function PageIntro({ html, lang, compact = false }: PageIntroProps) {
  return (
    <div className={`container-page ${compact ? 'mt-8' : 'pt-section'}`}>
      <RichText html={html} lang={lang} className={`max-w-3xl ${compact ? '' : 'text-lg'}`} />
    </div>
  )
}

type PageIntroProps = { html: string; lang?: string; compact?: boolean }
