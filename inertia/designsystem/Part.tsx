import type { Elements } from '~/ui/elements'

/**
 * A section of the Designsystem, to which the table of contents links. Its children may be full
 * width.
 */
export function Part(props: {
  id: string
  title: string
  titleLang?: string
  text?: string
  textLang?: string
  children: Elements
}) {
  return (
    <section id={props.id} className="mt-section">
      <div className="container-page">
        <div className="border-t border-ink pt-6">
          <h2 className="text-h3" lang={props.titleLang}>
            {props.title}
          </h2>
          {props.text && (
            <p className="measure mt-3 text-steel" lang={props.textLang}>
              {props.text}
            </p>
          )}
        </div>
      </div>
      {props.children}
    </section>
  )
}
