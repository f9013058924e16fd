import { useEffect } from 'react'
import { isLocale, type Locale } from '#shared/locales'
import { QUOTES } from '#shared/quotes'

/** What a key writes, and how many characters before it go. */
type Typed = { text: string; erased?: number }

/**
 * Returns what a key writes in a text: the quotation marks of the language, an apostrophe, an
 * ellipsis for three dots and a dash for two hyphens; undefined for what is on the key.
 *
 * @param before the text before the cursor
 */
export function typeset(key: string, before: string, locale: Locale): Typed | undefined {
  if (key === '"') {
    const [opening, closing] = QUOTES[locale].replaceAll(' ', '\u00A0').split('…')
    const isOpen = before.lastIndexOf(opening) > before.lastIndexOf(closing)
    /** After a number it stands for inches, unless something has to be closed. */
    if (/\d$/.test(before) && !isOpen) return undefined
    return { text: /(^|[\s(–[])$/.test(before) ? opening : closing }
  }
  if (key === "'" && /\p{L}$/u.test(before)) return { text: '’' }
  if (key === '.' && before.endsWith('..')) return { text: '…', erased: 2 }
  if (key === '-' && /(^|[^-])-$/.test(before)) return { text: '–', erased: 1 }
  return undefined
}

/** Has the keys of all texts of the panel write what their language asks for. */
export function useTypographyKeys() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const field = event.target
      const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
      if (!isText || field.selectionStart === null || event.metaKey || event.altKey) return
      const locale = field.closest<HTMLElement>('#studio [data-locale]')?.dataset.locale
      if (!isLocale(locale)) return
      const isFixedSpace = event.code === 'Space' && event.ctrlKey && event.shiftKey
      const typed = isFixedSpace
        ? { text: '\u00A0' }
        : event.ctrlKey
          ? undefined
          : typeset(event.key, field.value.slice(0, field.selectionStart), locale)
      if (!typed) return
      event.preventDefault()
      const { selectionStart: start, selectionEnd: end } = field
      field.setSelectionRange(start - (typed.erased ?? 0), end)
      /** Deprecated, but after `setRangeText` the browser undoes nothing any more, and React sees no typing. */
      document.execCommand('insertText', false, typed.text)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
