/** A page's headline, with the short line above it that says where one is. */
export function Topline(props: {
  topline?: string
  toplineLang?: string
  headline: string
  headlineLang?: string
  headlineClassName?: string
}) {
  return (
    <>
      {props.topline && (
        <p className="mb-4 text-sm font-medium text-red" lang={props.toplineLang}>
          {props.topline}
        </p>
      )}
      <h1 className={props.headlineClassName ?? 'text-h1'} lang={props.headlineLang}>
        {props.headline}
      </h1>
    </>
  )
}
