import type { ComponentProps } from 'react'
import { ROUTES } from '#shared/routes'
import { useRoute } from '~/context/useRoute'
import { useText } from '~/context/useText'
import { Checkbox } from '~/forms/fields/Checkbox'
import { ExternalLink } from '~/ui/ExternalLink'

/** Marks the position of the link in the sentence. */
const LINK = '|'

/**
 * The checkbox that accepts a form's policy. The data policy opens in a new tab, so that the form
 * does not lose its values.
 */
export function PolicyBox({ form, ...box }: PolicyBoxProps) {
  const t = useText()
  const target = useRoute()(ROUTES.privacy)
  const words = t(`${form}.policy_link`)
  const [before, after] = t(`${form}.policy`, { link: LINK }).split(LINK)

  return (
    <Checkbox
      {...box}
      required
      label={
        <>
          <span>{before}</span>
          <ExternalLink {...target} className="text-link">
            {words}
          </ExternalLink>
          <span>{after}</span>
        </>
      }
    />
  )
}

type PolicyBoxProps = Omit<ComponentProps<typeof Checkbox>, 'label' | 'form'> & {
  /** The form whose wording is shown. The newsletter's wording is stored as proof of consent. */
  form: 'contact.form' | 'newsletter.form'
}
