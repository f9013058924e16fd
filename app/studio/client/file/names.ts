import { isLocale, LOCALE_TITLES } from '#shared/locales'
import type { HistoryEntry } from '#studio/content_store'
import type { Step } from '#studio/differences'
import { nameOf, t } from '../words/texts'

/** What pictures are, by the endings of their files. */
export const PICTURE = /\.(jpe?g|png|webp|avif|gif|svg)$/i

/** Returns what a file is for: the title and the language of its page, or what its picture shows. */
export function nameOfFile(file: string, title?: string): string {
  const [, folder, locale] =
    /^resources\/content\/(?:pages\/)?(.+?)(?:\/index)?\/(\w+)\.yaml$/.exec(file) ?? []
  if (isLocale(locale)) return `${title ?? nameOf(folder)}, ${LOCALE_TITLES[locale]}`
  const name = title ?? file.slice(file.lastIndexOf('/') + 1)
  return PICTURE.test(file) ? `${nameOf('image')}: ${name}` : name
}

/** Names a place in a file; the lists `blocks` and `data` on the way say nothing to an editor. */
export function nameOfPlace(path: readonly Step[]): string {
  return path
    .filter((step, index) => index === path.length - 1 || (step !== 'blocks' && step !== 'data'))
    .map((step) => (typeof step === 'string' ? nameOf(step) : step.entry))
    .join(' › ')
}

/** Returns what a save did: `Unternehmen, Deutsch – Titel geändert`. */
export function nameOfEntry({ file, title, action }: HistoryEntry): string {
  const what =
    typeof action === 'string'
      ? t(action === 'duplicate' ? 'duplicate_page' : action)
      : `${nameOfPlace(action.path)} ${t(`state_${action.state}`)}`
  return `${nameOfFile(file, title)} – ${what.trim()}`
}
