import { ROUTES } from '#shared/routes'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'

export function AdviserLink() {
  const t = useText()
  return (
    <p className="mb-4">
      <Button route={ROUTES.adviser} variant="outline">
        {t('adviser.ui.find')}
      </Button>
    </p>
  )
}
