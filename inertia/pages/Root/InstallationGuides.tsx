import type { PageProps } from '#start/pages'
import { ExtendedList } from '~/blocks/ExtendedList'
import { stepFigures } from '~/catalogue/stepFigures'
import { ContentPage } from '~/content/ContentPage'
import { langOf } from '~/context/langOf'
import { useRouteUrl } from '~/context/useRouteUrl'
import { useText } from '~/context/useText'
import { RouteLink } from '~/ui/RouteLink'
import { Section } from '~/ui/Section'

/** All installation guides, with a table of contents by fixing. */
export default function InstallationGuides(props: PageProps<'Root/InstallationGuides'>) {
  const { texts, contents, guides, ...page } = props
  const t = useText()
  return (
    <ContentPage page={page}>
      <Section title={texts.contents_title} titleLang={langOf(texts, 'contents_title')}>
        <dl className="grid gap-x-8 border-t border-ink sm:grid-cols-2 lg:grid-cols-3">
          {contents.map(({ fixing, label, guides: taught }) => (
            <div key={fixing} className="border-b border-hairline py-4">
              <dt className="text-sm text-steel first-letter:uppercase">{label}</dt>
              {guides
                .filter(({ id }) => taught.includes(id))
                .map((guide) => (
                  <dd key={guide.id} className="mt-1 font-medium">
                    <a href={`#${guide.id}`} className="text-link" lang={langOf(guide, 'title')}>
                      {guide.title}
                    </a>
                  </dd>
                ))}
            </div>
          ))}
        </dl>
      </Section>
      {guides.map((guide) => (
        <ExtendedList
          {...guide}
          key={guide.id}
          type="ExtendedList"
          anchor={guide.id}
          kind={t('catalogue.ui.installation')}
          figures={stepFigures(guide)}
          aside={<GuideNotes guide={guide} texts={texts} />}
        />
      ))}
    </ContentPage>
  )
}

type Guide = PageProps<'Root/InstallationGuides'>['guides'][number]
type Texts = PageProps<'Root/InstallationGuides'>['texts']

/** The fixings and product groups that a guide is for. */
function GuideNotes({ guide, texts }: { guide: Guide; texts: Texts }) {
  const urlOf = useRouteUrl()
  return (
    <>
      <p className="mt-4 text-steel first-letter:uppercase">{guide.fixings}</p>
      {guide.groups.length > 0 && (
        <>
          <h3 className="mt-6 text-sm font-medium">
            <span lang={langOf(texts, 'groups_title')}>{texts.groups_title}</span>
            <span className="sr-only" lang={langOf(guide, 'title')}>
              {`: ${guide.title}`}
            </span>
          </h3>
          <ul className="mt-2">
            {guide.groups.map((group) => (
              <li key={group.key} className="py-1">
                <RouteLink
                  to={urlOf(group.key)}
                  className="text-link"
                  lang={langOf(group, 'title')}
                >
                  {group.title}
                </RouteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
