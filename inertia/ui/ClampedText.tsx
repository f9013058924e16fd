/**
 * A paragraph of which small screens show the first lines; the rest is disclosed. Large screens and
 * paper show all of it.
 *
 * @param className may set the number of lines, 2 by default: `[--lines:1]`
 */
export function ClampedText({ text, lang, className = '' }: ClampedTextProps) {
  return (
    <details className={`unfolded-from-lg ${className}`}>
      <summary className="clamped hyphens-auto" lang={lang}>
        {text}
      </summary>
      <p className="max-lg:hidden print:hidden" lang={lang}>
        {text}
      </p>
    </details>
  )
}

type ClampedTextProps = {
  text: string
  lang?: string
  className?: string
}
