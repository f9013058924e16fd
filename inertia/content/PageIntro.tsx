import { RichText } from '~/ui/RichText'

/** The introduction below the hero. */
export function PageIntro({ html, lang }: { html: string; lang?: string }) {
  return (
    <div className="container-page pt-section">
      <RichText html={html} lang={lang} className="max-w-[50rem] text-lg" />
    </div>
  )
}
