import type { PageProps } from '#start/pages'
import { ContactPerson } from '~/blocks/ContactPerson'
import { LinkedBlocks } from '~/blocks/parts/LinkedBlocks'
import { ContentPage } from '~/content/ContentPage'
import { RecordHead } from '~/content/RecordHead'
import { useText } from '~/context/useText'
import { FactList } from '~/ui/FactList'

const CONTACT = 'contact'

export default function Show({ job, trail, contact_person_id, ...page }: PageProps<'Jobs/Show'>) {
  const t = useText()
  return (
    <ContentPage
      page={{ ...page, blocks: [] }}
      after={
        <div id={CONTACT}>
          <ContactPerson id={CONTACT} type="ContactPerson" contact_person_id={contact_person_id} />
        </div>
      }
    >
      <RecordHead
        trail={trail}
        title={job.title}
        text={job.text}
        lang={job.lang}
        figure={<FactList facts={job.facts} />}
      />
      <LinkedBlocks
        blocks={page.blocks}
        after={[{ id: CONTACT, title: t('contact.person.title') }]}
      />
    </ContentPage>
  )
}
