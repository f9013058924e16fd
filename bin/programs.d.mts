export function siteNode(): string
export function isTooOld(node?: string): boolean
export function packagedNode(): string | undefined
export function unsupported(machine?: {
  /** The version of the running Node. */
  node?: string
  musl?: boolean
  /** Platform and architecture as Node names them: `linux x64`. */
  on?: string
}): string | undefined
export function npm(...args: string[]): [program: string, args: string[]]
