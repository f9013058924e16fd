import type { PageProps } from '#start/pages'
import { ContactPerson } from '~/blocks/ContactPerson'
import { ContentPage } from '~/content/ContentPage'
import { RecordHead } from '~/content/RecordHead'
import { FactList } from '~/ui/FactList'

export default function Show({ job, trail, contact_person_id, ...page }: PageProps<'Jobs/Show'>) {
  return (
    <ContentPage
      page={page}
      after={
        <ContactPerson id="contact" type="ContactPerson" contact_person_id={contact_person_id} />
      }
    >
      <RecordHead
        trail={trail}
        title={job.title}
        text={job.text}
        lang={job.lang}
        figure={<FactList facts={job.facts} />}
      />
    </ContentPage>
  )
}
