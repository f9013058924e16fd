import { Button } from '~/components/Button'
import { ColourBand } from '~/components/ColourBand'
import { ContentPage } from '~/components/ContentPage'
import { FamilyGrid } from '~/components/FamilyGrid'
import { Section } from '~/components/Section'
import { useMessages } from '~/hooks/useMessages'
import type { PageProps } from '#content/pages'

export default function Show({ home, families, ...page }: PageProps<'Home/Show'>) {
  const t = useMessages()
  const colours = home.colours.flatMap((group) => group.swatches).length

  return (
    <ContentPage page={page} largeHero>
      {families.length > 0 && (
        <Section
          title={home.families_title}
          titleLang={home.lang?.families_title}
          action={
            <Button variant="text" route="product_families">
              {t('global.catalogue.all_products')}
            </Button>
          }
        >
          <FamilyGrid families={families} />
        </Section>
      )}
      <section className="on-ink mt-section bg-ink pt-section pb-16 text-paper">
        <div className="container-page mb-12 grid items-end gap-x-16 gap-y-5 lg:grid-cols-2">
          <h2 id="colours" className="max-w-[22ch] text-h2" lang={home.lang?.colours_title}>
            {home.colours_title}
          </h2>
          {home.colours_text && (
            <p className="measure text-steel-on-ink" lang={home.lang?.colours_text}>
              {home.colours_text}
            </p>
          )}
        </div>
        <ColourBand groups={home.colours} labelledBy="colours" />
        <p className="sr-only">{t('global.catalogue.colours', { count: colours })}</p>
      </section>
    </ContentPage>
  )
}
