/** A class of ETIM with the release that has it. */
export type EtimClass = {
  /** As the file names it: "ETIM-9.0". */
  release: string
  /** "EC" and six digits. */
  id: string
  /** Features ("EF" and six digits) by the size of ours that they state, in millimetres. */
  features: Partial<Record<'visible_width_mm', string>>
}

/**
 * The ETIM class of each family, by the key of its page. Only what somebody has looked up in the release
 * that is named stands here: a wrong class does more harm in a wholesaler's shop than none
 * (docs/facts.md). So far there is none. One is a line, with the numbers of the release in place of the zeros:
 *
 *     'product_families.transition': { release: 'ETIM-0.0', id: 'EC000000', features: { visible_width_mm: 'EF000000' } },
 */
export const ETIM_CLASSES: Readonly<Record<string, EtimClass>> = {}
