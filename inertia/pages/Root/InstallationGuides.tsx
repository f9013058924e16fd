import type { PageProps } from '#start/pages'
import { StepList } from '~/blocks/parts/StepList'
import { MotionButton } from '~/catalogue/motion/MotionButton'
import { lastDrawing, stepFigures } from '~/catalogue/stepFigures'
import { ContentPage } from '~/content/ContentPage'
import { langOf } from '~/context/langOf'
import { useRouteUrl } from '~/context/useRouteUrl'
import { useText } from '~/context/useText'
import { Disclosure } from '~/ui/dialog/Disclosure'
import { RouteLink } from '~/ui/RouteLink'
import { TitledSection } from '~/ui/TitledSection'

/** All installation guides as closed disclosures, which open for links to their anchors. */
export default function InstallationGuides(props: PageProps<'Root/InstallationGuides'>) {
  const { texts, guides, ...page } = props
  return (
    <ContentPage page={page} compact>
      <TitledSection title={texts.contents_title} titleLang={langOf(texts, 'contents_title')}>
        <div className="border-t border-ink">
          {guides.map((guide) => (
            <Disclosure
              key={guide.id}
              className="border-b border-hairline"
              summaryClassName="py-3"
              summary={<GuideSummary guide={guide} />}
            >
              <div id={guide.id} className="scroll-mt-48 pb-10">
                <StepList steps={guide.steps} level={4} figures={stepFigures(guide)} />
                <div className="mt-6">
                  <MotionButton guide={guide} />
                </div>
                <GuideGroups guide={guide} texts={texts} />
              </div>
            </Disclosure>
          ))}
        </div>
      </TitledSection>
    </ContentPage>
  )
}

type Guide = PageProps<'Root/InstallationGuides'>['guides'][number]
type Texts = PageProps<'Root/InstallationGuides'>['texts']

/** The finished installation as a drawing, with the guide's title, fixings and extent. */
function GuideSummary({ guide }: { guide: Guide }) {
  const t = useText()
  const drawing = lastDrawing(guide)
  return (
    <>
      {drawing && (
        <img
          src={drawing}
          alt=""
          width={80}
          height={45}
          loading="lazy"
          className="shrink-0 self-start bg-sand"
        />
      )}
      <h3 className="grow text-base sm:text-lg">
        <span className="block" lang={langOf(guide, 'title')}>
          {guide.title}
        </span>
        <span className="block text-sm font-normal text-steel first-letter:uppercase">
          {guide.fixings}
        </span>
        <span className="block text-xs font-normal text-steel">
          <span>{t('catalogue.ui.steps', { count: guide.steps.length })}</span>
          {guide.groups.length > 0 && (
            <span>{` · ${t('catalogue.ui.groups', { count: guide.groups.length })}`}</span>
          )}
        </span>
      </h3>
    </>
  )
}

function GuideGroups({ guide, texts }: { guide: Guide; texts: Texts }) {
  const urlOf = useRouteUrl()
  if (guide.groups.length === 0) return null
  return (
    <>
      <h4 className="mt-6 text-sm font-medium">
        <span lang={langOf(texts, 'groups_title')}>{texts.groups_title}</span>
        <span className="sr-only" lang={langOf(guide, 'title')}>
          {`: ${guide.title}`}
        </span>
      </h4>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {guide.groups.map((group) => (
          <li key={group.key}>
            <RouteLink
              to={urlOf(group.key)}
              className="text-link inline-flex min-h-11 items-center"
              lang={langOf(group, 'title')}
            >
              {group.title}
            </RouteLink>
          </li>
        ))}
      </ul>
    </>
  )
}
