/** A telephone number to call. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className="text-link tabular-nums" href={`tel:${number.replaceAll(' ', '')}`}>
      {number}
    </a>
  )
}

/** An address to write to. */
export function MailLink({ address }: { address: string }) {
  return (
    <a className="text-link break-words" href={`mailto:${address}`}>
      {address}
    </a>
  )
}
