import type { ComponentType } from 'react'
import { ButtonStates } from '~/components/designsystem/ButtonStates'
import { CardStates } from '~/components/designsystem/CardStates'
import { CarouselStates } from '~/components/designsystem/CarouselStates'
import { ColourTokens } from '~/components/designsystem/ColourTokens'
import { ContactCardStates } from '~/components/designsystem/ContactCardStates'
import { ContactStates } from '~/components/designsystem/ContactStates'
import { DownloadTileStates } from '~/components/designsystem/DownloadTileStates'
import { EventStates } from '~/components/designsystem/EventStates'
import { FormStates } from '~/components/designsystem/FormStates'
import { GalleryStates } from '~/components/designsystem/GalleryStates'
import { HeroStates } from '~/components/designsystem/HeroStates'
import { IconSet } from '~/components/designsystem/IconSet'
import { InfoCardState } from '~/components/designsystem/InfoCardState'
import { MapStates } from '~/components/designsystem/MapStates'
import { ModalStates } from '~/components/designsystem/ModalStates'
import { NotFoundDrawing } from '~/components/designsystem/NotFoundDrawing'
import { NoticeState } from '~/components/designsystem/NoticeState'
import { Part } from '~/components/designsystem/Part'
import { RichTextStates } from '~/components/designsystem/RichTextStates'
import { SliderState } from '~/components/designsystem/SliderState'
import { SpacingTokens } from '~/components/designsystem/SpacingTokens'
import { ToastStates } from '~/components/designsystem/ToastStates'
import { ToplineStates } from '~/components/designsystem/ToplineStates'
import type {
  DesignsystemSample,
  DesignsystemSection,
  SectionId,
} from '#designsystem/designsystem_page'

/** What shows each section's component in every state; one that is missing does not compile. */
const demonstrations: { [Id in SectionId]: ComponentType<{ sample: DesignsystemSample }> } = {
  colours: ColourTokens,
  spacing: SpacingTokens,
  icons: IconSet,
  buttons: ButtonStates,
  toplines: ToplineStates,
  heroes: HeroStates,
  rich_text: RichTextStates,
  cards: CardStates,
  contact_cards: ContactCardStates,
  contact_states: ContactStates,
  download_tiles: DownloadTileStates,
  forms: FormStates,
  gallery: GalleryStates,
  carousel: CarouselStates,
  slider: SliderState,
  events: EventStates,
  info_card: InfoCardState,
  map: MapStates,
  modal: ModalStates,
  notice: NoticeState,
  toast: ToastStates,
  not_found: NotFoundDrawing,
}

/** A component that is no block, in every state. */
export function Demonstration(props: { section: DesignsystemSection; sample: DesignsystemSample }) {
  const { id, title, text, lang } = props.section
  const States = demonstrations[id]
  return (
    <Part id={id} title={title} titleLang={lang?.title} text={text} textLang={lang?.text}>
      <States sample={props.sample} />
    </Part>
  )
}
