/** A link that calls a telephone number. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className="text-link" href={`tel:${number.replaceAll(' ', '')}`}>
      {number}
    </a>
  )
}

/** A link to an e-mail address, which may break after the @. */
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
