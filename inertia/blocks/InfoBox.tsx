import { Button } from '~/components/Button'
import { RichText } from '~/components/RichText'
import { useMessages } from '~/hooks/useMessages'
import type { BlockOf } from '#content/blocks'

export function InfoBox(box: BlockOf<'InfoBox'>) {
  const t = useMessages()
  return (
    <section className="container-page mt-section">
      <div className="grid gap-x-16 gap-y-6 border-l-4 border-red bg-sand p-8 sm:p-12 lg:grid-cols-12 lg:p-16">
        <h2 className="text-h2 lg:col-span-5" lang={box.lang?.title}>
          {box.title}
        </h2>
        <div className="lg:col-span-7">
          <RichText html={box.text} lang={box.lang?.text} className="measure" />
          {box.link_type !== 'none' && (
            <p className="mt-8">
              <Button
                size="lg"
                route={box.link_type === 'internal' ? box.route_id : null}
                href={box.link_type === 'external' ? box.external_link : null}
                lang={box.lang?.link_text}
              >
                {box.link_text ?? t('global.full_story')}
              </Button>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
