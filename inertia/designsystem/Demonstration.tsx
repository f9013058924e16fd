import type { ComponentType } from 'react'
import type {
  DesignsystemSample,
  DesignsystemSection,
  SectionId,
} from '#designsystem/designsystem_page'
import { langOf } from '~/context/langOf'
import { ColourTokens } from '~/designsystem/ColourTokens'
import { IconSet } from '~/designsystem/IconSet'
import { Part } from '~/designsystem/Part'
import { SpacingTokens } from '~/designsystem/SpacingTokens'
import { ButtonStates } from '~/designsystem/states/ButtonStates'
import { CardStates } from '~/designsystem/states/CardStates'
import { CarouselStates } from '~/designsystem/states/CarouselStates'
import { ContactCardStates } from '~/designsystem/states/ContactCardStates'
import { ContactStates } from '~/designsystem/states/ContactStates'
import { DownloadTileStates } from '~/designsystem/states/DownloadTileStates'
import { EventStates } from '~/designsystem/states/EventStates'
import { FormStates } from '~/designsystem/states/FormStates'
import { GalleryStates } from '~/designsystem/states/GalleryStates'
import { HeroStates } from '~/designsystem/states/HeroStates'
import { InfoCardState } from '~/designsystem/states/InfoCardState'
import { MapStates } from '~/designsystem/states/MapStates'
import { ModalStates } from '~/designsystem/states/ModalStates'
import { NotFoundState } from '~/designsystem/states/NotFoundState'
import { NoticeState } from '~/designsystem/states/NoticeState'
import { RichTextStates } from '~/designsystem/states/RichTextStates'
import { SliderState } from '~/designsystem/states/SliderState'
import { ToastStates } from '~/designsystem/states/ToastStates'
import { ToplineStates } from '~/designsystem/states/ToplineStates'

/** The component that shows each section; the type requires one per section. */
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
  not_found: NotFoundState,
}

/** A section of the Designsystem: a component other than a block, in all its states. */
export function Demonstration(props: { section: DesignsystemSection; sample: DesignsystemSample }) {
  const States = demonstrations[props.section.id]
  return (
    <Part
      {...props.section}
      titleLang={langOf(props.section, 'title')}
      textLang={langOf(props.section, 'text')}
    >
      <States sample={props.sample} />
    </Part>
  )
}
