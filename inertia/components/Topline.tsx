/** A headline with the short line above it that says where one is. */
export function Topline(props: {
  topline?: string
  headline: string
  level?: 1 | 2
  lang?: { topline?: string; headline?: string }
  className?: string
}) {
  const Heading = props.level === 1 ? 'h1' : 'h2'
  return (
    <div className={props.className}>
      {props.topline && (
        <p className="mb-4 text-sm font-medium text-red" lang={props.lang?.topline}>
          {props.topline}
        </p>
      )}
      <Heading className={props.level === 1 ? 'text-h1' : 'text-h2'} lang={props.lang?.headline}>
        {props.headline}
      </Heading>
    </div>
  )
}
