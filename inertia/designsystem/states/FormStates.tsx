import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { FormExamples } from '~/designsystem/FormExamples'

/** All form fields in all states, and a working form. */
export function FormStates({ sample }: { sample: DesignsystemSample }) {
  return (
    <div className="container-page mt-10">
      <FormExamples texts={sample.forms} />
    </div>
  )
}
