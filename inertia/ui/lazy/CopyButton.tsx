import { type ReactNode, useState } from 'react'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'

/**
 * A button that copies a text to the clipboard, with a status message in a live region. Browsers
 * may deny access to the clipboard, and have none without HTTPS.
 */
export function CopyButton({ text, onDenied, children }: CopyButtonProps) {
  const t = useText()
  const [attempt, setAttempt] = useState<{ text: string; isCopied: boolean }>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setAttempt({ text, isCopied: true })
    } catch {
      setAttempt({ text, isCopied: false })
      onDenied()
    }
  }

  return (
    <div className="flex items-center gap-4">
      <Button variant="outline" onClick={copy}>
        {children}
      </Button>
      <output className="text-sm text-steel">
        {attempt?.text === text &&
          t(attempt.isCopied ? 'catalogue.tender.copied' : 'catalogue.tender.not_copied')}
      </output>
    </div>
  )
}

type CopyButtonProps = {
  text: string
  /** Called if the text could not be copied, so that the visitor can copy it by hand. */
  onDenied: () => void
  children: ReactNode
}
