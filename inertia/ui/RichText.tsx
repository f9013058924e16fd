/** HTML of a text by an editor, which was rendered and sanitised when the content was loaded. */
export function RichText(props: { html: string; lang?: string; className?: string }) {
  return (
    <div
      className={`rich-text ${props.className ?? ''}`}
      lang={props.lang}
      dangerouslySetInnerHTML={{ __html: props.html }}
    />
  )
}
