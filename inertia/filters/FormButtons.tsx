import { useCurrentPath } from '~/context/useCurrentPath'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'

type FormButtonsProps = {
  submit: string
  /** Whether there are answers to reset. */
  isAnswered: boolean
}

/** The buttons of a GET form: submit, and reset if there are answers. */
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
