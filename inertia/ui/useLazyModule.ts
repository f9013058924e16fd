import { useEffect, useEffectEvent, useState } from 'react'

export type LoadStatus = 'idle' | 'loading' | 'loaded' | 'failed'

/**
 * Loads a module, or what a component needs with it, on demand.
 *
 * @param importModule is called with `key`; wrap an import in `retryableImport` if it can be retried
 * @param key tells modules apart: with another one, such as another locale, nothing is loaded yet
 * @param isWanted whether it is loaded without `load`
 */
export function useLazyModule<Module, Key = undefined>(
  importModule: (key: Key) => Promise<Module>,
  key = undefined as Key,
  isWanted = false
) {
  type State = { key: Key; status: LoadStatus; module?: Module }
  const idle: State = { key, status: 'idle' }
  const [state, setState] = useState(idle)
  /** `module` is undefined until it is loaded. */
  const { status, module } = state.key === key ? state : idle

  /** Also loads again after a failure. */
  function load() {
    if (module || status === 'loading') return
    /** The last key that was asked for counts. */
    const finish = (end: State) => setState((now) => (now.key === key ? end : now))
    setState({ key, status: 'loading' })
    importModule(key).then(
      (loaded) => finish({ key, status: 'loaded', module: loaded }),
      () => finish({ key, status: 'failed' })
    )
  }

  const loadWanted = useEffectEvent(load)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the status of a load is state
    if (isWanted && status === 'idle') loadWanted()
  }, [isWanted, status])

  return {
    module,
    status,
    load,
    /** Discards the module, for example because its component threw. */
    fail: () => setState({ key, status: 'failed' }),
    /** Discards the module; it can be loaded again. */
    reset: () => setState(idle),
  }
}
