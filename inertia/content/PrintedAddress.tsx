/** The URL of a page; printed only. */
export function PrintedAddress({ address }: { address: string }) {
  return <p className="container-page mt-section hidden wrap-anywhere print:block">{address}</p>
}
