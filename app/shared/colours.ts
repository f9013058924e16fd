/**
 * The colours of the design for everything that no style sheet reaches: mails, PDF, drawings, pictures.
 * `inertia/css/tokens.css` has the same for pages; a test compares the two, and finds every other place.
 */
export const COLOURS = {
  paper: '#ffffff',
  sand: '#f3f1ec',
  ink: '#16181a',
  hairline: '#d9d6cf',
  steel: '#5b6168',
  red: '#c80102',
  'red-on-ink': '#ff5a4f',
} as const
