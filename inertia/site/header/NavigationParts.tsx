import type { SharedProps } from '@adonisjs/inertia/types'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { NavigationLink } from '~/site/NavigationLink'
import { Button } from '~/ui/Button'
import { ExternalLink } from '~/ui/ExternalLink'
import { Icon } from '~/ui/Icon'
import { InfoCard } from '~/ui/InfoCard'

/** An item of the main navigation. */
export type Item = SharedProps['mainNavigation'][number]

/**
 * A button that leads to the item's page, labelled by the item or with the translation of
 * "overview".
 */
export function OverviewButton({ item }: { item: Item }) {
  const t = useText()
  return (
    <Button
      pageKey={item.route}
      lang={item.text_overview ? langOf(item, 'text_overview') : undefined}
    >
      {item.text_overview || t('global.navigation.overview')}
    </Button>
  )
}

/** The links of an item's children: of the pages, or of the tools; nothing without any. */
export function ChildLinks(props: { item: Item; isTool?: true; className: string }) {
  const children = props.item.children.filter(({ tool }) => tool === props.isTool)
  return (
    children.length > 0 && (
      <ul className={props.className}>
        {children.map((child) => (
          <li key={child.title} className="border-b border-hairline">
            <ChildLink item={child} />
          </li>
        ))}
      </ul>
    )
  )
}

/**
 * A link to a child. An info child with a card link opens another site in a new tab, all others
 * lead to a route.
 */
function ChildLink({ item }: { item: Item }) {
  if (item.info && item.card_link) {
    return (
      <ExternalLink href={item.card_link} className="menu-link" lang={langOf(item, 'title')}>
        <span>{item.title}</span>
        <Icon name="external" size={16} />
      </ExternalLink>
    )
  }
  return (
    <NavigationLink item={item} className="menu-link" isMarked>
      <span>{item.title}</span>
      <Icon name="arrow" size={16} />
    </NavigationLink>
  )
}

/** The optional card of an item. */
export function ItemCard({ item }: { item: Item }) {
  if (!item.card_link || !item.card_text) return null
  return <InfoCard text={item.card_text} link={item.card_link} lang={langOf(item, 'card_text')} />
}
