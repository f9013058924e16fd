import { ROUTES } from '#shared/routes'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { EmptyState } from '~/ui/EmptyState'

/** The empty state of a filtered catalogue, with a link to the contact page. */
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
