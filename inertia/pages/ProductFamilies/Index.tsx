import { ContentPage } from '~/components/ContentPage'
import { Picture } from '~/components/Picture'
import { Section } from '~/components/Section'
import { useMessages } from '~/hooks/useMessages'
import type { PageProps } from '#content/pages'

export default function Index({ families, ...page }: PageProps<'ProductFamilies/Index'>) {
  const t = useMessages()
  return (
    <ContentPage page={page}>
      <Section title={t('global.catalogue.families', { count: families.length })}>
        <ul className="border-t border-ink">
          {families.map((family) => (
            <li
              key={family.id}
              id={family.id}
              className="grid items-center gap-x-8 gap-y-4 border-b border-hairline py-8 sm:grid-cols-[120px_1fr] lg:grid-cols-12"
            >
              <Picture image={family.icon} className="w-30 lg:col-span-2" />
              <div className="lg:col-span-6">
                <h3 className="text-h3" lang={family.lang?.title}>
                  {family.title}
                </h3>
                <p className="measure mt-2" lang={family.lang?.text}>
                  {family.text}
                </p>
              </div>
              <div className="sm:col-start-2 lg:col-span-4 lg:col-start-auto">
                <p className="text-lg font-semibold tabular-nums" lang={family.lang?.range}>
                  {family.range}
                </p>
                <p className="text-sm text-steel" lang={family.lang?.fixing}>
                  {family.fixing}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </ContentPage>
  )
}
