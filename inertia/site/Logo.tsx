import { LOGO_FAINT, LOGO_MARK, LOGO_NAME, LOGO_SIZE } from '#shared/logo'

/**
 * The logo: two floors with a profile between them, and the name. The profile is red, the rest has
 * the colour of the text.
 */
export function Logo() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${LOGO_SIZE.width} ${LOGO_SIZE.height}`}
      {...LOGO_SIZE}
      fill="currentColor"
    >
      <path d={LOGO_MARK.floor} />
      <path d={LOGO_MARK.otherFloor} fillOpacity={LOGO_FAINT} />
      <path className="fill-red" d={LOGO_MARK.profile} />
      <path d={LOGO_NAME} />
    </svg>
  )
}
