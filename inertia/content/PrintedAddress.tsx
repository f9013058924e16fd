/** Where a page is found, for who has it on paper. */
export function PrintedAddress({ address }: { address: string }) {
  return <p className="container-page mt-section hidden wrap-anywhere print:block">{address}</p>
}
