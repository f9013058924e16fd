import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { FormExamples } from '~/designsystem/FormExamples'

/** Every field of a form in every state, and a form that works. */
export function FormStates({ sample }: { sample: DesignsystemSample }) {
  return (
    <div className="container-page mt-10">
      <FormExamples texts={sample.forms} />
    </div>
  )
}
