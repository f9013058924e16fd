import type { Elements } from '~/ui/elements'

/** A part of the Designsystem that the list at the top leads to. What it shows may be full width. */
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
