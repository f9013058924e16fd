import { ExternalLink } from '~/components/ExternalLink'
import { Icon } from '~/components/Icon'
import { useMessages } from '~/hooks/useMessages'
import { useShared } from '~/hooks/useShared'

/** The way to the separate product platform, in a new tab. */
export function PlatformLink() {
  const t = useMessages()
  const { platformLink } = useShared()
  return (
    <ExternalLink
      href={platformLink}
      className="inline-flex min-h-6 items-center gap-1.5 hover:underline"
    >
      {t('global.product_platform')}
      <Icon name="external" size={14} />
    </ExternalLink>
  )
}
