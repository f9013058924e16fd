import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Prose } from '#content/checking/check_context'
import { mediaPath } from '#media/media_path'
import { isLocale } from '#shared/locales'

/** `clip_profile.en.vtt` */
const LANGUAGE = /\.([a-z]{2})\.vtt$/

const TIME = /-->/

/**
 * Reads the caption files (WebVTT) of videos whose names contain their language. Returns the
 * caption lines without the cue times.
 *
 * @param root the folder that holds `resources`
 * @param media all files below resources/media
 */
export function readCaptions(root: string, media: readonly string[]): Prose[] {
  return media.flatMap((name) => {
    const locale = LANGUAGE.exec(name)?.[1]
    if (!isLocale(locale)) return []
    const file = join('resources/media', name)
    const cues = readFileSync(mediaPath(root, file), 'utf8').split(/\r?\n/)
    const isSpoken = (index: number): boolean =>
      cues[index] !== '' && index > 0 && (TIME.test(cues[index - 1]) || isSpoken(index - 1))
    return cues.flatMap((prose, index) => {
      const placeOf = (at: number) => ({ file, line: index + 1, column: at + 1 })
      return isSpoken(index) ? [{ locale, prose, placeOf }] : []
    })
  })
}
