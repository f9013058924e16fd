import type { BlockOf } from '#content/blocks/blocks'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'

type LinkFields = 'link_type' | 'link_text' | 'route_id' | 'external_link' | 'lang'

/** The optional link of an info box (specification §3 "Info box"). */
export function InfoBoxLink(
  props: Pick<BlockOf<'InfoBox'>, LinkFields> & { size: 'md' | 'lg'; className: string }
) {
  const t = useText()
  if (props.link_type === 'none') return null
  return (
    <p className={props.className}>
      <Button
        size={props.size}
        pageKey={props.link_type === 'internal' ? props.route_id : null}
        href={props.link_type === 'external' ? props.external_link : null}
        lang={langOf(props, 'link_text')}
      >
        {props.link_text ?? t('global.full_story')}
      </Button>
    </p>
  )
}
