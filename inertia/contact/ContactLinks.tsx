/** A telephone number to call. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className="text-link tabular-nums" href={`tel:${number.replaceAll(' ', '')}`}>
      {number}
    </a>
  )
}

/** An e-mail address; it may break after the @. */
export function MailLink({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <a className="text-link break-words" href={`mailto:${address}`}>
      <span>{`${name}@`}</span>
      <wbr />
      <span>{host}</span>
    </a>
  )
}
