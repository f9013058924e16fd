/**
 * Whether the visitor has had this document before, and has loaded it anew or come back to it. The
 * browser may have put into fields what was in them then: nobody entered that now.
 */
export function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate'
}
