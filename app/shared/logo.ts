export const LOGO_SIZE = { width: 147, height: 28 }

/**
 * The logo's mark: the section of two floors and the profile between them. Its edges are on whole
 * pixels at 16 and 32 px, so that it is sharp in a browser's tab.
 */
export const LOGO_MARK = {
  /** Drawn in red. */
  profile: 'M6 2h20v4H18v20h-4V6H6z',
  /** In the colour of the name. */
  floor: 'M0 8h12v18H0z',
  /** Drawn in the text colour with `LOGO_FAINT`. */
  otherFloor: 'M20 8h12v18H20z',
}

/** The opacity of the other floor. */
export const LOGO_FAINT = 0.4

/** The name, drawn in ink, or in white on dark backgrounds. */
export const LOGO_NAME =
  'M51.2 22.6c-3.4-.1-6.3-1.5-7-5.1h3c.9 2.4 7 3.9 7.3.4.2-2.4-3.1-2.4-4.7-2.8-2.9-.7-5.7-2.6-5-6 .8-4 6.9-4.7 9.8-3 1.6 1 2.3 2.4 2.5 4.2h-2.9c-.4-2.8-6.3-3.4-6.5-.3-.1 2.1 3.3 2.4 4.7 2.8 1.3.3 3 .7 4 1.7 1.8 1.8 1.4 5.3-.6 6.7-1.3 1-3 1.4-4.6 1.4zM59.2 22.4l6.4-16.9h3.6l6.4 16.9h-3.2l-1.1-3.1h-7.8l-1.1 3.1zM64.5 16.6h5.8l-2.9-8.1zM84.9 22.6c-4.7-.1-6.9-3.2-7-7.7v-9.4h2.9v9.5c.1 2.6 1.2 4.8 4.1 4.8.8 0 1.7-.1 2.4-.6 1.3-.9 1.6-2.7 1.6-4.2v-9.5h3v9.4c-.1 4.5-2.3 7.6-7 7.7zM95.9 22.4v-16.9h4.1l4.6 8.5 4.7-8.5h3.9v16.9h-2.9v-13.1l-5.1 9.1h-1.2l-5.2-9.1v13.1zM117.4 22.4v-16.9h11.9v2.7h-9v4.5h7.8v2.7h-7.8v4.3h9v2.7zM132.5 22.4v-16.9h6.7c1.7 0 3.8.3 5 1.6 2.7 2.8 1.3 7.6-2.3 8.7l3.7 6.6h-3.3l-3.3-6.1h-3.5v6.1zM135.5 13.7h3.3c1 0 2.4-.2 3.1-1 .8-1 .9-2.9-.2-3.8-.6-.6-1.7-.7-2.6-.7h-3.6z'
