import type { PageProps } from '#start/pages'
import { SwatchGrid } from '~/catalogue/SwatchGrid'
import { ContentPage } from '~/content/ContentPage'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { FilterForm } from '~/filters/FilterForm'
import { BarLight } from '~/ui/BarLight'
import { EmptyState } from '~/ui/EmptyState'
import { RichText } from '~/ui/RichText'
import { Section } from '~/ui/Section'

/**
 * The colour overview: groups of colours, hints on choosing, and the hint box (specification §2
 * "ColorOverview").
 */
export default function Index(props: PageProps<'ColorOverview/Index'>) {
  const { choices, color_groups, none, color_hints, hint_box, ...page } = props
  const t = useText()
  const count = color_groups.reduce((total, { colours }) => total + colours.length, 0)
  return (
    <ContentPage page={page}>
      <BarLight />
      <Section>
        <FilterForm choices={choices} result={t('global.catalogue.colours', { count })} />
        {none && <EmptyState {...none} />}
      </Section>
      {color_groups.map((group) => (
        <section key={group.id} id={group.id} className="container-page mt-16 lg:mt-20">
          <h2 className="text-h2" lang={langOf(group, 'title')}>
            {group.title}
          </h2>
          {group.text && (
            <p className="measure mt-3" lang={langOf(group, 'text')}>
              {group.text}
            </p>
          )}
          <div className="mt-8">
            <SwatchGrid colours={group.colours} />
          </div>
        </section>
      ))}
      {/** The hint box's `lang` has the names of the content's fields. */}
      <Section>
        <div className="grid gap-x-16 gap-y-8 bg-sand p-6 sm:p-12 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h2 className="text-h2 lg:h2-beside" lang={hint_box.lang?.hint_title}>
              {hint_box.title}
            </h2>
            <RichText html={hint_box.text} lang={hint_box.lang?.hint_text} className="mt-6" />
          </div>
          <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:col-span-7 lg:col-start-6">
            {color_hints.map((hint) => (
              <div key={hint.id} className="border-t border-ink pt-4">
                <dt className="font-semibold" lang={langOf(hint, 'title')}>
                  {hint.title}
                </dt>
                <dd className="mt-1" lang={langOf(hint, 'text')}>
                  {hint.text}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
    </ContentPage>
  )
}
