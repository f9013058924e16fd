import { NotFoundDrawing } from '~/ui/EmptyState'

/** The drawing of the 404 page. */
export function NotFoundState() {
  return (
    <div className="container-page mt-10">
      <div className="bg-sand p-6 sm:p-12">
        <NotFoundDrawing />
      </div>
    </div>
  )
}
