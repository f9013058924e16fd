import { ROUTES } from '#shared/routes'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { EmptyState } from '~/ui/EmptyState'

/** Nothing in the catalogue fits: application engineers may know a way. */
export function NoGroups(words: { title: string; text: string }) {
  const t = useText()
  return (
    <div className="mt-8">
      <EmptyState {...words}>
        <Button route={ROUTES.contact} variant="outline">
          {t('records.ui.contact')}
        </Button>
      </EmptyState>
    </div>
  )
}
