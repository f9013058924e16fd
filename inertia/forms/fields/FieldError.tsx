import { useText } from '~/context/useText'
import { Icon } from '~/ui/Icon'

/** The error message of a field: red, with an icon, and announced as an error. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  const t = useText()
  if (!error) return null
  return (
    <p id={id} className="flex items-start gap-2 text-sm font-medium text-red">
      <span className="mt-0.5">
        <Icon name="alert" />
      </span>
      <span>
        <span className="sr-only">{`${t('forms.error')} `}</span>
        <span>{error}</span>
      </span>
    </p>
  )
}
