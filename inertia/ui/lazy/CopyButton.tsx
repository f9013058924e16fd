import { type ReactNode, useState } from 'react'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'

/**
 * Puts a text on the clipboard and says whether it is there, also to those who do not see it: browsers
 * may refuse that, and offer no clipboard without https.
 */
export function CopyButton({ text, onRefused, children }: CopyButtonProps) {
  const t = useText()
  const [tried, setTried] = useState<{ text: string; isCopied: boolean }>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setTried({ text, isCopied: true })
    } catch {
      setTried({ text, isCopied: false })
      onRefused()
    }
  }

  return (
    <div className="flex items-center gap-4">
      <Button variant="outline" onClick={copy}>
        {children}
      </Button>
      <output className="text-sm text-steel">
        {tried?.text === text &&
          t(tried.isCopied ? 'catalogue.tender.copied' : 'catalogue.tender.not_copied')}
      </output>
    </div>
  )
}

type CopyButtonProps = {
  text: string
  /** It is to be copied by hand. */
  onRefused: () => void
  children: ReactNode
}
