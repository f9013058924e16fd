import { useText } from '~/context/useText'

/** Explains the asterisks of required fields. */
export function RequiredNote() {
  const t = useText()
  return <p className="text-sm text-steel">{t('forms.required_note')}</p>
}
