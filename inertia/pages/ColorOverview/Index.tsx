import type { PageProps } from '#start/pages'
import { NoSwatches } from '~/catalogue/lists/NoSwatches'
import { SwatchChips } from '~/catalogue/lists/SwatchChips'
import { ContentPage } from '~/content/ContentPage'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { FilterForm } from '~/filters/FilterForm'
import { AnchorBar } from '~/ui/anchors/AnchorBar'
import { BarLight } from '~/ui/BarLight'
import { ClampedText } from '~/ui/ClampedText'
import { Disclosure } from '~/ui/dialog/Disclosure'
import { RichText } from '~/ui/RichText'

/**
 * The colour overview: groups of colours, hints on choosing, and the hint box (specification §2
 * "ColorOverview").
 */
export default function Index(props: PageProps<'ColorOverview/Index'>) {
  const { search, choices, color_groups, none, color_hints, hint_box, ...page } = props
  const t = useText()
  const count = color_groups.reduce((total, { colours }) => total + colours.length, 0)
  return (
    <ContentPage page={page} compact>
      <BarLight />
      <div className="container-page mt-4 pb-0 lg:mt-12">
        <FilterForm
          search={search}
          choices={choices}
          result={t('global.catalogue.colours', { count })}
        />
        {none && <NoSwatches {...none} />}
      </div>
      {color_groups.length > 3 && (
        <AnchorBar
          links={color_groups.map(({ id, title, lang, colours }) => ({
            id,
            title,
            lang: lang?.title,
            note: colours.length,
          }))}
        />
      )}
      {color_groups.map((group) => (
        <section
          key={group.id}
          id={group.id}
          className="container-page titled mt-6 gap-x-10 gap-y-2 lg:mt-12 lg:grid-cols-12"
        >
          <div className="lg:col-span-3">
            <h2 className="text-h3" lang={langOf(group, 'title')}>
              {group.title}
            </h2>
            {group.text && (
              <ClampedText
                text={group.text}
                lang={langOf(group, 'text')}
                className="text-sm text-steel [--lines:1]"
              />
            )}
          </div>
          <div className="lg:col-span-9">
            <SwatchChips
              kind="colour"
              swatches={group.colours.map((colour) => ({
                ...colour,
                facts: [
                  [colour.code, colour.ral].filter(Boolean).join(', '),
                  `${colour.material}, ${colour.surface}`,
                  t('catalogue.ui.lrv', { value: colour.lrv }),
                ],
              }))}
              sizes="(width >= 80rem) 8vw, (width >= 64rem) 13vw, (width >= 40rem) 17vw, 22vw"
            />
          </div>
        </section>
      ))}
      {/** The hint box's `lang` has the names of the content's fields. */}
      <section className="container-page mt-8 lg:mt-12">
        <Disclosure
          className="border-y border-ink"
          summaryClassName="py-4"
          summary={
            <h2 className="text-h3" lang={hint_box.lang?.hint_title}>
              {hint_box.title}
            </h2>
          }
        >
          <RichText html={hint_box.text} lang={hint_box.lang?.hint_text} className="measure" />
          <dl className="grid gap-x-10 gap-y-5 py-5 sm:grid-cols-2 lg:grid-cols-3">
            {color_hints.map((hint) => (
              <div key={hint.id}>
                <dt className="font-semibold" lang={langOf(hint, 'title')}>
                  {hint.title}
                </dt>
                <dd className="mt-1" lang={langOf(hint, 'text')}>
                  {hint.text}
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </section>
    </ContentPage>
  )
}
