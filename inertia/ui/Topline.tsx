/** A headline with a short line above it. The headline is an `h1` by default. */
export function Topline(props: {
  topline?: string
  toplineLang?: string
  headline: string
  level?: 1 | 2
  headlineLang?: string
  headlineClassName?: string
}) {
  const Heading = props.level === 2 ? 'h2' : 'h1'
  return (
    <>
      {props.topline && (
        <p className="mb-4 text-sm font-medium text-red" lang={props.toplineLang}>
          {props.topline}
        </p>
      )}
      <Heading className={props.headlineClassName ?? 'text-h1'} lang={props.headlineLang}>
        {props.headline}
      </Heading>
    </>
  )
}
