/** The widths in which pictures are kept (specification §9 "Image widths"), in pixels. */
export const PICTURE_WIDTHS = { thumb: 10, sm: 300, md: 500, lg: 900, xl: 1400 } as const

export type PictureSize = keyof typeof PICTURE_WIDTHS
