import { readStorage, writeStorage } from '~/ui/storage'

/** The size of a bank card in millimetres: ID-1 of ISO/IEC 7810. */
export const CARD = { width: 85.6, height: 53.98, radius: 3.18 }

/** The pixels per millimetre that can be set, as CSS counts them: from televisions to phones. */
export const RANGE = { min: 2.5, max: 9, step: 0.02 }

/** What is assumed before: 96 pixels per inch, and on what is held in the hand 160. */
const USUAL = { screen: 96 / 25.4, held: 160 / 25.4 }

const KEY = 'pixels-per-millimetre'

/** For browsers that store nothing. */
let kept: number | undefined

/**
 * Returns the set scale of this screen in CSS pixels per millimetre; undefined before it has been
 * set. It is stored in pixels of the device, so that zooming the page changes nothing.
 *
 * @param ratio the device's pixels per CSS pixel
 */
export function readScale(ratio: number): number | undefined {
  const stored = Number(readStorage('localStorage', KEY) ?? kept)
  return stored > 0 && Number.isFinite(stored) ? stored / ratio : undefined
}

/** Keeps the scale of this screen, or for this page only if the browser stores nothing. */
export function keepScale(scale: number, ratio: number): void {
  kept = scale * ratio
  writeStorage('localStorage', KEY, String(Math.round(kept * 1000) / 1000))
}

/** Returns the scale from which the visitor starts. */
export function usualScale(isHeld: boolean): number {
  return isHeld ? USUAL.held : USUAL.screen
}

/** Returns the size on the screen of something in millimetres, in CSS pixels. */
export function sizeOnScreen(
  { width, height }: { width: number; height: number },
  scale: number
): { width: number; height: number } {
  return { width: width * scale, height: height * scale }
}
