import drawing from '~/images/not_found.svg'

/** The drawing for what is not there: two floors that do not meet. */
export function TwoFloors({ loading }: { loading?: 'lazy' }) {
  return <img src={drawing} alt="" width={1200} height={600} loading={loading} className="w-full" />
}
