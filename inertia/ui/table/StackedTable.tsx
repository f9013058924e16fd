import { type ComponentProps, createContext, type ReactNode, use } from 'react'

/**
 * The classes of a table's parts, by the width below which its rows are blocks. On paper a table stays
 * a table.
 */
const STACKED = {
  md: {
    block: 'max-md:block',
    row: 'max-md:grid',
    rowHead: 'pr-4 lg:pr-6 max-md:col-span-full max-md:p-0',
    cell: 'max-md:p-0 md:not-last:pr-4 lg:not-last:pr-6',
    label: 'md:hidden print:hidden',
  },
  lg: {
    block: 'not-print:max-lg:block',
    row: 'not-print:max-lg:grid',
    rowHead: 'pr-6 not-print:max-lg:col-span-full not-print:max-lg:p-0 print:pr-3',
    cell: 'pr-6 not-print:max-lg:p-0 print:pr-3',
    label: 'lg:hidden print:hidden',
  },
}

type Breakpoint = keyof typeof STACKED

const BreakpointContext = createContext<Breakpoint>('md')

function useStacked() {
  return STACKED[use(BreakpointContext)]
}

/**
 * A table whose rows are blocks on small screens, so that nothing is cut off: the heads of columns
 * are hidden, and each cell shows a label of its own.
 *
 * @param props.below The width below which rows are blocks, `md` by default
 */
export function StackedTable({
  below = 'md',
  className = '',
  ...props
}: ComponentProps<'table'> & { below?: Breakpoint }) {
  return (
    <BreakpointContext value={below}>
      <table
        className={`w-full text-left tabular-nums ${STACKED[below].block} ${className}`}
        {...props}
      />
    </BreakpointContext>
  )
}

/** The row of column heads of a table that is stacked below `md`; hidden there. */
export function ColumnHeads({ children }: { children: ReactNode }) {
  return (
    <thead className="text-sm text-steel max-md:hidden">
      <tr className="border-b border-ink align-bottom">{children}</tr>
    </thead>
  )
}

export function ColumnHead({ className = '', ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={`py-3 font-normal not-last:pr-4 lg:not-last:pr-6 ${className}`}
      {...props}
    />
  )
}

export function StackedBody({ className = '', ...props }: ComponentProps<'tbody'>) {
  return <tbody className={`${useStacked().block} ${className}`} {...props} />
}

/** A row; as a block, a grid whose columns and gaps its class names say. */
export function StackedRow({ className = '', ...props }: ComponentProps<'tr'>) {
  return <tr className={`${useStacked().row} ${className}`} {...props} />
}

/** The head of a row; as a block, the line above its cells. */
export function RowHead({ className = '', ...props }: ComponentProps<'th'>) {
  return <th scope="row" className={`${useStacked().rowHead} ${className}`} {...props} />
}

/** A cell with the label that it shows as a block. */
export function StackedCell({
  label,
  className = '',
  children,
  ...props
}: ComponentProps<'td'> & { label?: ReactNode }) {
  const { cell, label: hidden } = useStacked()
  return (
    <td className={`${cell} ${className}`} {...props}>
      {label && <span className={`block text-sm text-steel ${hidden}`}>{label}</span>}
      <div>{children}</div>
    </td>
  )
}
