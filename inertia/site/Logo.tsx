import { LOGO_SIZE } from '#shared/logo'

/**
 * The logo: two floors with a profile between them, and the name. The profile is red, the rest has
 * the colour of the text. It is drawn in the document (`inertia_layout.edge`), so that its paths are
 * not sent as code as well.
 */
export function Logo() {
  return (
    <svg aria-hidden="true" {...LOGO_SIZE}>
      <use href="#logo" />
    </svg>
  )
}
