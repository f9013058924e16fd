import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { Slider } from '~/home/Slider'

/** A slider of heroes with and without a link. */
export function SliderState({ sample }: { sample: DesignsystemSample }) {
  const slides = sample.image.map((image, index) => ({
    id: String(image.id),
    hero_topline: sample.topline,
    hero_headline: sample.title,
    hero_text: sample.text,
    hero_has_image: true,
    hero_image: image,
    hero_link_type: index === 0 ? ('internal' as const) : ('none' as const),
    hero_route: sample.route_id,
    hero_button_text: sample.link_text,
    lang: sample.lang && {
      hero_topline: sample.lang.topline,
      hero_headline: sample.lang.title,
      hero_text: sample.lang.text,
      hero_button_text: sample.lang.link_text,
    },
  }))
  return (
    <div className="mt-10">
      <Slider label={sample.topline} slides={slides} level={2} />
    </div>
  )
}
