import { readStorage, writeStorage } from '~/ui/storage'

/** The size of a bank card in millimetres: ID-1 of ISO/IEC 7810. */
export const CARD = { width: 85.6, height: 53.98, radius: 3.18 }

/** The CSS pixels per millimetre that can be set: from televisions to phones. */
export const RANGE = { min: 2.5, max: 9, step: 0.02 }

/** The CSS pixels per millimetre before one is set: of 96 per inch, and of 160 on touch screens. */
const DEFAULTS = { screen: 96 / 25.4, touchScreen: 160 / 25.4 }

const KEY = 'pixels-per-millimetre'

/** The scale in pixels of the device, for browsers without storage. */
let unstored: number | undefined

/**
 * Returns the set scale of this screen in CSS pixels per millimetre; undefined before it has been
 * set. It is stored in pixels of the device, so that zooming the page changes nothing.
 *
 * @param ratio the device's pixels per CSS pixel
 */
export function readScale(ratio: number): number | undefined {
  const stored = Number(readStorage('localStorage', KEY) ?? unstored)
  return stored > 0 && Number.isFinite(stored) ? stored / ratio : undefined
}

/** Saves the scale of this screen; without storage it is lost with the page. */
export function saveScale(scale: number, ratio: number): void {
  unstored = scale * ratio
  writeStorage('localStorage', KEY, String(Math.round(unstored * 1000) / 1000))
}

/** Returns the scale to start from. */
export function defaultScale(isTouchScreen: boolean): number {
  return isTouchScreen ? DEFAULTS.touchScreen : DEFAULTS.screen
}

/** Returns the size on the screen of something in millimetres, in CSS pixels. */
export function sizeOnScreen(
  { width, height }: { width: number; height: number },
  scale: number
): { width: number; height: number } {
  return { width: width * scale, height: height * scale }
}
