import { useMessages } from '~/context/useMessages'

/** Says, in front of a form, what its asterisks mean. */
export function RequiredNote() {
  const t = useMessages()
  return <p className="text-sm text-steel">{t('forms.required_note')}</p>
}
