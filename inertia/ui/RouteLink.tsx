import type { ComponentProps } from 'react'
import type { RouteTarget } from '~/context/useRouteUrl'
import { LanguageSign } from '~/ui/LanguageSign'

/** A link to a page of this site; where that is in another language, it says so. */
export function RouteLink({ to, children, ...link }: RouteLinkProps) {
  return (
    <a {...to} {...link}>
      {to?.hrefLang ? (
        <>
          <span className="contents">{children}</span>
          <LanguageSign language={to.hrefLang} />
        </>
      ) : (
        children
      )}
    </a>
  )
}

type RouteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'hrefLang'> & {
  to: RouteTarget | undefined
  'data-button'?: string
}
