import twoFloors from '~/images/not_found.svg'

/** The drawing of the page for an unknown address: two floors that do not meet. */
export function NotFoundDrawing() {
  return (
    <div className="container-page mt-10">
      <div className="bg-sand p-6 sm:p-10">
        <img src={twoFloors} alt="" width={1200} height={600} loading="lazy" className="w-full" />
      </div>
    </div>
  )
}
