import type { WithLang } from '#content/schema/with_lang'
import { CONTACT_FORM_ANCHOR, ROUTES } from '#shared/routes'
import type { PageProps } from '#start/pages'
import { ContentPage } from '~/content/ContentPage'
import { langOf } from '~/context/langOf'
import { useRoute } from '~/context/useRoute'
import { useRouteUrl } from '~/context/useRouteUrl'
import { useText } from '~/context/useText'
import { Picture } from '~/media/Picture'
import { Button } from '~/ui/Button'
import { FactList } from '~/ui/FactList'
import { RouteLink } from '~/ui/RouteLink'
import { Section } from '~/ui/Section'

/** A project: its facts, and the product groups that were used, by family. */
export default function Show(props: PageProps<'References/Show'>) {
  const { project, image, facts, products, ...page } = props
  const t = useText()
  const request = `?${new URLSearchParams({ project })}#${CONTACT_FORM_ANCHOR}`
  const { href } = useRoute()(ROUTES.contact, request)
  return (
    <ContentPage page={page}>
      <Section>
        <div className={`grid items-start gap-x-16 gap-y-10 ${image ? 'lg:grid-cols-2' : ''}`}>
          <FactList facts={facts} />
          {image && (
            <Picture
              image={image}
              eager
              sizes="(width >= 64rem) 45vw, 92vw"
              className="aspect-[3/2] w-full object-cover"
            />
          )}
        </div>
        <h2 className="mt-12 text-h3">{t('catalogue.ui.products')}</h2>
        <ul className="mt-4 grid gap-x-8 border-t border-hairline sm:grid-cols-2 lg:grid-cols-3">
          {products.map((family) => (
            <li key={family.key} className="border-b border-hairline py-4">
              <ProductLink product={family} />
              {family.groups.length > 0 && (
                <ul className="mt-2 font-medium">
                  {family.groups.map((group) => (
                    <li key={group.key} className="py-1">
                      <ProductLink product={group} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-10 print:hidden">
          <Button page={href} variant="outline">
            {t('records.project.ask')}
          </Button>
        </p>
      </Section>
    </ContentPage>
  )
}

type Product = { key: string; title: string } & WithLang

function ProductLink({ product }: { product: Product }) {
  const urlOf = useRouteUrl()
  return (
    <RouteLink to={urlOf(product.key)} className="text-link" lang={langOf(product, 'title')}>
      {product.title}
    </RouteLink>
  )
}
