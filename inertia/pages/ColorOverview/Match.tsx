import type { PageProps } from '#start/pages'
import { SwatchLinks } from '~/catalogue/SwatchLinks'
import { ColourMatchForm } from '~/colour_match/ColourMatchForm'
import { ColourMatchList } from '~/colour_match/ColourMatchList'
import { ContentPage } from '~/content/ContentPage'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useText } from '~/context/useText'
import { RouteLink } from '~/ui/RouteLink'
import { Section } from '~/ui/Section'

/** The colour matcher: the finishes that are closest to a floor's decor or any other colour. */
export default function Match(props: PageProps<'ColorOverview/Match'>) {
  const { question, named, wanted, matches, bounds, ...page } = props
  const t = useText()
  return (
    <ContentPage page={page} compact>
      <Section>
        <h2 className="sr-only">{t('colour_match.form')}</h2>
        <ColourMatchForm question={question} hex={wanted?.hex} />
        {named.length > 0 && <NamedColours named={named} />}
      </Section>
      {wanted && (
        <Section>
          <h2 className="text-h2">{t('colour_match.title')}</h2>
          <output className="mt-3 block">
            <span>{`${t('colour_match.wanted')} `}</span>
            <span lang={wanted.lang}>{wanted.title}</span>
            {wanted.title !== wanted.lab && <span className="text-steel">{`, ${wanted.lab}`}</span>}
          </output>
          {wanted.decor && wanted.decor.groups > 0 && (
            <div className="flex flex-wrap items-baseline gap-x-2">
              <p className="text-sm">{t('colour_match.in_decor')}</p>
              <SwatchLinks kind="decor" swatch={wanted.decor} groups={wanted.decor.groups} />
            </div>
          )}
          <div className="mt-6 grid gap-x-16 gap-y-4 border-t border-ink pt-6 md:grid-cols-2">
            <p>{`${t('colour_match.sides')} ${bounds}`}</p>
            <p>{t('colour_match.metal')}</p>
          </div>
          <div className="mt-10">
            <ColourMatchList wanted={wanted} matches={matches} />
          </div>
        </Section>
      )}
    </ContentPage>
  )
}

/** The colours and decors that a typed name may mean. */
function NamedColours({ named }: Pick<PageProps<'ColorOverview/Match'>, 'named'>) {
  const t = useText()
  const path = useCurrentPath()
  return (
    <div className="mt-6">
      <output className="font-medium">{t('colour_match.several')}</output>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {named.map(({ code, title, lang }) => (
          <li key={code}>
            <RouteLink
              to={{ href: `${path}?${new URLSearchParams({ colour: code })}` }}
              className="text-link inline-block py-1"
              lang={lang}
            >
              {title}
            </RouteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
