import type { ComponentType } from 'react'
import type {
  DesignsystemSample,
  DesignsystemSection,
  SectionId,
} from '#designsystem/designsystem_page'
import { langOf } from '~/context/langOf'
import { ButtonStates } from '~/designsystem/ButtonStates'
import { CardStates } from '~/designsystem/CardStates'
import { CarouselStates } from '~/designsystem/CarouselStates'
import { ColourTokens } from '~/designsystem/ColourTokens'
import { ContactCardStates } from '~/designsystem/ContactCardStates'
import { ContactStates } from '~/designsystem/ContactStates'
import { DownloadTileStates } from '~/designsystem/DownloadTileStates'
import { EventStates } from '~/designsystem/EventStates'
import { FormStates } from '~/designsystem/FormStates'
import { GalleryStates } from '~/designsystem/GalleryStates'
import { HeroStates } from '~/designsystem/HeroStates'
import { IconSet } from '~/designsystem/IconSet'
import { InfoCardState } from '~/designsystem/InfoCardState'
import { MapStates } from '~/designsystem/MapStates'
import { ModalStates } from '~/designsystem/ModalStates'
import { NotFoundDrawing } from '~/designsystem/NotFoundDrawing'
import { NoticeState } from '~/designsystem/NoticeState'
import { Part } from '~/designsystem/Part'
import { RichTextStates } from '~/designsystem/RichTextStates'
import { SliderState } from '~/designsystem/SliderState'
import { SpacingTokens } from '~/designsystem/SpacingTokens'
import { ToastStates } from '~/designsystem/ToastStates'
import { ToplineStates } from '~/designsystem/ToplineStates'

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
  const { id, title, text } = props.section
  const States = demonstrations[id]
  return (
    <Part
      id={id}
      title={title}
      titleLang={langOf(props.section, 'title')}
      text={text}
      textLang={langOf(props.section, 'text')}
    >
      <States sample={props.sample} />
    </Part>
  )
}
