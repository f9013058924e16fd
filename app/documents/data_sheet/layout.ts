/**
 * The date of the last change to the layout. All sheets carry it as their date, so that the same
 * content gives the same bytes. A new date invalidates all sheets.
 */
export const LAYOUT_DATE = new Date('2026-11-29T08:00:00Z')

/** The length in millimetres of the bar by which the scale of a printed sheet is checked. */
export const CHECK_BAR = 50
