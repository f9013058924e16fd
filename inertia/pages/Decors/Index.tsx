import type { PageProps } from '#start/pages'
import { NoSwatches } from '~/catalogue/lists/NoSwatches'
import { SwatchChips } from '~/catalogue/lists/SwatchChips'
import { ContentPage } from '~/content/ContentPage'
import { useText } from '~/context/useText'
import { FilterForm } from '~/filters/FilterForm'

export default function Index(props: PageProps<'Decors/Index'>) {
  const { search, choices, decors, none, ...page } = props
  const t = useText()
  return (
    <ContentPage page={page} compact>
      <section className="container-page mt-4 lg:mt-12">
        <FilterForm
          search={search}
          choices={choices}
          result={t('catalogue.ui.decors', { count: decors.length })}
        />
        <div className="mt-8">
          {none ? (
            <NoSwatches {...none} />
          ) : (
            <SwatchChips
              kind="decor"
              className="large"
              sizes="(width >= 80rem) 15vw, (width >= 40rem) 17vw, 30vw"
              swatches={decors.map((decor) => ({
                ...decor,
                facts: [`${decor.code}, ${decor.group}`, decor.material],
                more: <TextureLink decor={decor} />,
              }))}
            />
          )}
        </div>
      </section>
    </ContentPage>
  )
}

/** Downloads the seamless texture of a decor, for renderings. */
function TextureLink({ decor }: { decor: PageProps<'Decors/Index'>['decors'][number] }) {
  const t = useText()
  return (
    <p className="text-sm">
      <a
        href={decor.image.original_url}
        download={`${decor.code}.jpg`}
        className="text-link inline-block py-1"
      >
        <span>{t('catalogue.ui.texture')}</span>
        <span className="sr-only">{` ${decor.title}`}</span>
      </a>
    </p>
  )
}
