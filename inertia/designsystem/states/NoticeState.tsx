import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { ContactSent } from '~/contact/form/ContactSent'
import { State, States } from '~/designsystem/State'
import { Notice } from '~/ui/Notice'

/** The notice above the content, and the confirmation that replaces a sent form. */
export function NoticeState({ sample }: { sample: DesignsystemSample }) {
  return (
    <States>
      <State code="notice">
        <Notice>{sample.text}</Notice>
      </State>
      <State code="recent">
        <Notice recent>{sample.text}</Notice>
      </State>
      <State code="sent">
        <ContactSent
          sent={{
            code: { label: sample.topline, value: 'K7MB2X9A' },
            facts: sample.events.map(({ place, days }) => ({ label: place, value: days })),
            message: sample.text,
            next: sample.text,
          }}
          answerTime={sample.link_text}
          onAgain={() => undefined}
        />
      </State>
    </States>
  )
}
