import { LOGO_MARK, LOGO_NAME, LOGO_SIZE } from '#shared/logo'

/** The brand: the section of a transition profile, and the name. Red and ink; white on ink grounds. */
export function Logo() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${LOGO_SIZE.width} ${LOGO_SIZE.height}`}
      {...LOGO_SIZE}
      fill="currentColor"
    >
      <path className="fill-red" d={LOGO_MARK} />
      <path d={LOGO_NAME} />
    </svg>
  )
}
