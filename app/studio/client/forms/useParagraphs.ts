import { useState } from 'react'
import { fold, unfold } from './paragraphs'

/**
 * Connects a text area, which shows each paragraph in one line, with a text of a file.
 *
 * @param write called with the changed text as the file is to have it
 * @returns the shown text, and a function to call with what is typed
 */
export function useParagraphs(
  value: string,
  write: (value: string) => void
): [text: string, change: (typed: string) => void] {
  const [typed, setTyped] = useState(() => unfold(value))
  const change = (next: string) => {
    setTyped(next)
    write(fold(next, value))
  }
  /** What is typed, unless the file has another text by now; it has no blank lines at its end. */
  const isTyped = fold(typed, value).trimEnd() === value.trimEnd()
  return [isTyped ? typed : unfold(value), change]
}
