import { useState } from 'react'
import { fold, unfold } from './paragraphs'

const MARKDOWN = { shownAs: unfold, writtenAs: fold }
const PLAIN = { shownAs: asItIs, writtenAs: asItIs }

/**
 * Connects a text area with a text of a file. Each paragraph of Markdown is shown in one line; a
 * plain text is shown as it is.
 *
 * @param write called with the changed text as the file is to have it
 * @returns the shown text, and a function to call with what is typed
 */
export function useTypedText(
  value: string,
  write: (value: string) => void,
  { isMarkdown = false } = {}
): [text: string, change: (typed: string) => void] {
  const { shownAs, writtenAs } = isMarkdown ? MARKDOWN : PLAIN
  const [typed, setTyped] = useState(() => shownAs(value))
  const change = (next: string) => {
    setTyped(next)
    write(writtenAs(next, value))
  }
  /** What is typed, unless the file has another text by now; it has no blank lines at its end. */
  const isTyped = writtenAs(typed, value).trimEnd() === value.trimEnd()
  return [isTyped ? typed : shownAs(value), change]
}

function asItIs(text: string): string {
  return text
}
