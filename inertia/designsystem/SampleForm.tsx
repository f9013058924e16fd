import { useRef } from 'react'
import * as z from 'zod/mini'
import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { Checkbox } from '~/forms/fields/Checkbox'
import { Combobox } from '~/forms/fields/Combobox'
import { EmailField } from '~/forms/fields/EmailField'
import { Select } from '~/forms/fields/Select'
import { TextArea } from '~/forms/fields/TextArea'
import { TextField } from '~/forms/fields/TextField'
import { RequiredNote } from '~/forms/RequiredNote'
import { SubmissionStatus } from '~/forms/SubmissionStatus'
import { useFields } from '~/forms/useFields'
import { useNoValidate } from '~/forms/useNoValidate'
import { useSubmission } from '~/forms/useSubmission'
import { useZodForm } from '~/forms/useZodForm'
import { Button } from '~/ui/Button'

const schema = z.object({
  name: z.string().check(z.minLength(2)),
  email: z.email(),
  country: z.string().check(z.minLength(2)),
  person: z.string().check(z.minLength(1)),
  message: z.string(),
  policy: z.literal(true),
})

/**
 * A working form: it is validated in the browser, and fetches the contact person that is chosen,
 * who may not exist.
 */
export function SampleForm({ texts, countries }: SampleFormProps) {
  const submission = useSubmission<keyof z.output<typeof schema>>('/api/contact')
  const element = useRef<HTMLFormElement>(null)
  const form = useZodForm(schema, texts.labels)
  const { handleSubmit } = form
  const field = useFields(form, texts.labels, submission)
  useNoValidate(element)
  const send = handleSubmit(({ person }) => submission.submit({ id: Number(person) }))

  return (
    <form
      ref={element}
      aria-label={texts.title}
      onSubmit={(event) => void send(event)}
      className="grid max-w-3xl gap-6"
    >
      <RequiredNote />
      <TextField {...field('name')} required autoComplete="name" />
      <EmailField {...field('email')} required />
      <Combobox {...field('country')} required options={countries} autoComplete="country-name" />
      <Select {...field('person')} required options={texts.persons} />
      <TextArea {...field('message')} />
      <Checkbox {...field('policy')} required />
      <SubmissionStatus submission={submission} />
      <div>
        <Button type="submit" size="lg" busy={submission.processing}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}

type Forms = DesignsystemSample['forms']
type SampleFormProps = { texts: Forms['sample']; countries: Forms['countries'] }
