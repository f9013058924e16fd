/** The class names of every box that something is entered into: at least 48 px high. */
export const FIELD_BOX = 'min-h-12 border border-steel bg-paper'
