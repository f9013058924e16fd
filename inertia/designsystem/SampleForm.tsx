import * as z from 'zod/mini'
import { useHydrated } from '~/context/useHydrated'
import { Checkbox } from '~/forms/fields/Checkbox'
import { Combobox } from '~/forms/fields/Combobox'
import type { Option } from '~/forms/fields/options'
import { Select } from '~/forms/fields/Select'
import { TextArea } from '~/forms/fields/TextArea'
import { TextField } from '~/forms/fields/TextField'
import { RequiredNote } from '~/forms/RequiredNote'
import { SubmissionStatus } from '~/forms/SubmissionStatus'
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
 * A form that works: its values are checked here, and it asks the site for a contact person, who may
 * not exist.
 */
export function SampleForm({ texts, countries }: SampleFormProps) {
  const submission = useSubmission<keyof z.output<typeof schema>>('/api/contact')
  const { handleSubmit, field } = useZodForm(schema, texts.labels, submission)
  const send = handleSubmit(({ person }) => submission.submit({ id: Number(person) }))

  return (
    <form
      aria-label={texts.title}
      noValidate={useHydrated()}
      onSubmit={(event) => void send(event)}
      className="grid max-w-3xl gap-6"
    >
      <RequiredNote />
      <TextField {...field('name')} required autoComplete="name" />
      <TextField {...field('email')} required type="email" autoComplete="email" />
      <Combobox {...field('country')} required options={countries} autoComplete="country-name" />
      <Select {...field('person')} required options={texts.persons} />
      <TextArea {...field('message')} />
      <Checkbox {...field('policy')} required />
      <SubmissionStatus submission={submission} />
      <div>
        <Button type="submit" size="lg" disabled={submission.processing}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}

export type SampleFormTexts = {
  title: string
  labels: Record<keyof z.output<typeof schema>, string>
  /** Contact persons by their id, and one whom the site does not know. */
  persons: readonly Option[]
  submit: string
}

type SampleFormProps = { texts: SampleFormTexts; countries: readonly Option[] }
