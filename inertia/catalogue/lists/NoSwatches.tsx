import { useCurrentPath } from '~/context/useCurrentPath'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { EmptyState } from '~/ui/EmptyState'

/** The empty state of filtered colours or decors, with a link to all of them. */
export function NoSwatches(words: { title: string; text: string }) {
  const t = useText()
  return (
    <EmptyState {...words}>
      <Button page={useCurrentPath()} variant="outline">
        {t('catalogue.ui.reset')}
      </Button>
    </EmptyState>
  )
}
