/** The shape of a marker: 40 by 48, with its tip at the bottom centre. */
export function MapPin() {
  return (
    <>
      <path className="fill-red stroke-paper" strokeWidth="2" d="M2 2h36v35H27l-7 10-7-10H2z" />
      <path className="fill-paper" d="M14 13h12v12H14z" />
    </>
  )
}
