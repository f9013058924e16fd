/**
 * The number of a part of the choice, before its title. It is not read out, where "2 Colours" would
 * be how many there are.
 */
export function PartNumber({ number }: { number: number }) {
  return (
    <span aria-hidden="true" className="mr-2 text-red print:hidden">
      {number}
    </span>
  )
}
