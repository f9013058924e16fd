import type { ComponentProps } from 'react'
import type { RouteTarget } from '~/context/useRouteUrl'
import { LanguageSign } from '~/ui/LanguageSign'

/** A link to a page of this site, with a language sign if the page is in another language. */
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
