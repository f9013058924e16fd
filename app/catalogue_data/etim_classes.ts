/** An ETIM class and its release. */
export type EtimClass = {
  /** The release as BMEcat names it: "ETIM-9.0". */
  release: string
  /** "EC" and six digits. */
  id: string
  /** ETIM features ("EF" and six digits) by our size, in millimetres. */
  features: Partial<Record<'visible_width_mm', string>>
}

/**
 * The ETIM classes of families, by the key of their page. Only classes that were looked up in the
 * named release are listed: a wrong class does more harm in a wholesaler's shop than none
 * (docs/facts.md). So far there are none. An entry has the numbers of its release instead of zeros:
 *
 *     'product_families.transition': { release: 'ETIM-0.0', id: 'EC000000', features: { visible_width_mm: 'EF000000' } },
 */
export const ETIM_CLASSES: Readonly<Record<string, EtimClass>> = {}
