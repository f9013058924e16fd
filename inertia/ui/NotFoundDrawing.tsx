import drawing from '~/images/not_found.svg'

/** The drawing of empty states and of the 404 page: two floors that do not meet. */
export function NotFoundDrawing() {
  return <img src={drawing} alt="" width={1200} height={600} className="w-full" />
}
