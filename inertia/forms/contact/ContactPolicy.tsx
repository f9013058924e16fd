import { ExternalLink } from '~/components/ExternalLink'
import { Checkbox } from '~/forms/Checkbox'
import type { ContactFieldProps } from '~/forms/contact/useContactForm'
import { useMessages } from '~/hooks/useMessages'
import { useRouteUrl } from '~/hooks/useRouteUrl'

/** Stands in the sentence where the link is to be. */
const LINK = '|'

/**
 * The box that confirms the data policy, and what happens with the data. The policy opens in a tab
 * of its own: what was entered stays here.
 */
export function ContactPolicy({ box }: Pick<ContactFieldProps, 'box'>) {
  const t = useMessages()
  const target = useRouteUrl()('root.privacy')
  const words = t('contact.form.policy_link')
  const [before, after] = t('contact.form.policy', { link: LINK }).split(LINK)

  return (
    <Checkbox
      {...box('data_policy')}
      required
      hint={t('contact.form.retention')}
      label={
        <>
          {before}
          {target ? (
            <ExternalLink {...target} className="text-link">
              {words}
            </ExternalLink>
          ) : (
            words
          )}
          {after}
        </>
      }
    />
  )
}
