import { ContentPage } from '~/components/ContentPage'
import { FactList } from '~/components/FactList'
import { Picture } from '~/components/Picture'
import { Section } from '~/components/Section'
import { useMessages } from '~/hooks/useMessages'
import { useRouteUrl } from '~/hooks/useRouteUrl'
import type { PageProps } from '#content/pages'

export default function Show({ image, facts, products, ...page }: PageProps<'References/Show'>) {
  const t = useMessages()
  const urlOf = useRouteUrl()
  return (
    <ContentPage page={page}>
      <Section>
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
          <FactList facts={facts} />
          {image && (
            <Picture
              image={image}
              sizes="(width >= 64rem) 45vw, 92vw"
              className="aspect-[3/2] w-full object-cover"
            />
          )}
        </div>
        <h2 className="mt-12 text-h3">{t('catalogue.ui.products')}</h2>
        <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
          {products.map((product) => (
            <li key={product.key}>
              <a {...urlOf(product.key)} className="text-link" lang={product.lang?.title}>
                {product.title}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </ContentPage>
  )
}
