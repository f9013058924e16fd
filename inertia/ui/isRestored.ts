/**
 * Whether this document was reloaded or restored from history. The browser may have restored the
 * values of fields, so they need not be new input.
 */
export function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate'
}
