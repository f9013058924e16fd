/** The length in millimetres of the bar that a printed sheet is checked by. */
export const CHECK_BAR = 50
