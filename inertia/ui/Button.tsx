import type { AriaAttributes, KeyboardEventHandler, MouseEventHandler, ReactNode } from 'react'
import type { RouteName } from '#shared/routes'
import { useRoute } from '~/context/useRoute'
import { type RouteTarget, useRouteUrl } from '~/context/useRouteUrl'
import { useText } from '~/context/useText'
import { Icon } from '~/ui/Icon'
import { RouteLink } from '~/ui/RouteLink'

const VARIANTS = {
  primary: 'border-red bg-red text-paper hover:border-red-dark hover:bg-red-dark',
  secondary: 'border-ink bg-ink text-paper hover:border-graphite hover:bg-graphite',
  outline:
    'border-current bg-transparent hover:bg-ink hover:text-paper hover:border-ink on-ink:hover:bg-paper on-ink:hover:text-ink',
  text: 'border-transparent forced-colors:border-[Canvas] border-b-red! px-0! hover:text-red on-ink:border-b-red-on-ink! on-ink:hover:text-red-on-ink',
  square: 'border-current bg-transparent hover:border-red hover:bg-red hover:text-paper',
}

/**
 * Heights of 28, 40 and 48 px (specification §9 "Button heights"). The target area of the smaller
 * ones extends to 44 px and more.
 */
const SIZES = {
  sm: 'min-h-7 min-w-7 px-3 text-xs relative after:absolute after:inset-x-0 after:-inset-y-2.5',
  md: 'min-h-10 min-w-10 px-5 text-sm relative after:absolute after:inset-x-0 after:-inset-y-1',
  lg: 'min-h-12 min-w-12 px-6 text-base',
}

/** With forced colours only the system's GrayText: opacity would make it too faint. */
const UNAVAILABLE =
  'opacity-45 forced-colors:opacity-100 forced-colors:border-[GrayText]! forced-colors:text-[GrayText]!'

export const BUTTON_VARIANTS = Object.keys(VARIANTS) as (keyof typeof VARIANTS)[]
export const BUTTON_SIZES = Object.keys(SIZES) as (keyof typeof SIZES)[]

export type ButtonProps = {
  children?: ReactNode
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
  disabled?: boolean
  /** Whether its action is in progress: `aria-disabled`, so that the button can have the focus. */
  busy?: boolean
  /** The name of a page that code links to: renders a link. */
  route?: RouteName
  /**
   * The key of a page that content links to: renders a link, or nothing if the page does not exist.
   */
  pageKey?: string | null
  /** A URL of this site, with its query string: renders a link. */
  page?: string
  /** An external URL: renders a link that opens in a new tab. */
  href?: string | null
  type?: 'button' | 'submit'
  /** For buttons and links to pages. */
  onClick?: MouseEventHandler<HTMLElement>
  /** For links to pages. */
  onKeyDown?: KeyboardEventHandler<HTMLElement>
  /** For buttons that open a dialog, and links to pages that open one instead. */
  'aria-haspopup'?: AriaAttributes['aria-haspopup']
  /** The accessible name of a square button; `global.full_story` by default. */
  label?: string
  /** The id of a description, for example of why the button is disabled. */
  describedBy?: string
  lang?: string
}

/**
 * A button, or a link that looks like one (specification §2 "Buttons"). A disabled link is rendered
 * as text. A square link to another language is as wide as its language sign.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  type = 'button',
  ...props
}: ButtonProps) {
  const t = useText()
  const target = useTarget(props)
  const className = [
    'inline-flex max-w-full items-center justify-center gap-2 border font-medium py-0.5 text-center transition-colors',
    VARIANTS[variant],
    SIZES[size],
    variant === 'square' && !target?.hrefLang && 'aspect-square px-0!',
    props.disabled && 'pointer-events-none',
    (props.disabled || props.busy) && UNAVAILABLE,
  ]
    .filter(Boolean)
    .join(' ')

  const shared = { 'data-button': variant, className, lang: props.lang }
  const content =
    variant === 'square' ? (
      <>
        <Icon name="arrow" />
        <span className="sr-only">{props.label ?? t('global.full_story')}</span>
      </>
    ) : (
      props.children
    )

  if (props.disabled && (props.route || props.pageKey || props.page || props.href)) {
    return (
      <span {...shared} aria-disabled="true">
        {content}
      </span>
    )
  }
  if (target) {
    return (
      <RouteLink
        to={target}
        onClick={props.onClick}
        onKeyDown={props.onKeyDown}
        aria-haspopup={props['aria-haspopup']}
        {...shared}
      >
        {content}
      </RouteLink>
    )
  }
  if (props.href) {
    return (
      <a href={props.href} target="_blank" rel="noopener" {...shared}>
        <span className="contents">{content}</span>
        {variant !== 'square' && <Icon name="external" size={16} />}
        <span className="sr-only">{` (${t('global.opens_in_new_tab')})`}</span>
      </a>
    )
  }
  if (props.pageKey) return null
  return (
    <button
      type={type}
      disabled={props.disabled}
      aria-disabled={props.busy || undefined}
      aria-describedby={props.describedBy}
      aria-haspopup={props['aria-haspopup']}
      onClick={props.onClick}
      {...shared}
    >
      {content}
    </button>
  )
}

/** The page that a button links to; undefined if it does not link to a page. */
function useTarget({ route, pageKey, page }: ButtonProps): RouteTarget | undefined {
  const urlOf = useRouteUrl()
  const routeOf = useRoute()
  if (page) return { href: page }
  return route ? routeOf(route) : urlOf(pageKey)
}
