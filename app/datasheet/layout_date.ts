/**
 * The day from which sheets look as they do now: it is the date of every one of them, so that the
 * same content gives the same bytes. Another day makes all sheets anew.
 */
export const LAYOUT_DATE = new Date('2026-11-25T04:30:00Z')
