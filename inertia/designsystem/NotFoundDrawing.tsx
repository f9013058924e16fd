import { TwoFloors } from '~/ui/TwoFloors'

/** The drawing of the page for an unknown address: two floors that do not meet. */
export function NotFoundDrawing() {
  return (
    <div className="container-page mt-10">
      <div className="bg-sand p-6 sm:p-10">
        <TwoFloors loading="lazy" />
      </div>
    </div>
  )
}
