import { useCurrentPath } from '~/context/useCurrentPath'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'

type FormButtonsProps = {
  submit: string
  /** Whether there is anything to take back. */
  isAnswered: boolean
}

/** Sends a form whose answers are the page's address, or leads to the page without answers. */
export function FormButtons({ submit, isAnswered }: FormButtonsProps) {
  const t = useText()
  const path = useCurrentPath()
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button type="submit" variant="secondary">
        {submit}
      </Button>
      {isAnswered && (
        <Button page={path} variant="text">
          {t('catalogue.ui.reset')}
        </Button>
      )}
    </div>
  )
}
