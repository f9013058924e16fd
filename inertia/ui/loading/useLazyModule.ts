import { useEffect, useEffectEvent, useState } from 'react'

export type LoadStatus = 'idle' | 'loading' | 'loaded' | 'failed'

/**
 * Loads a module, or other data that a component needs, on demand.
 *
 * @param importModule called with `key`; wrap an import in `retryableImport` if it can be retried
 * @param key identifies the module, for example the locale; when it changes, the status is `idle`
 *   again
 * @param isWanted whether to load without calling `load`
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

  /** Also retries after a failure. */
  function load() {
    if (module || status === 'loading') return
    const loading: State = { key, status: 'loading' }
    /** Ignores the result for an earlier key, and one that is not wanted anymore. */
    const finish = (end: State) => setState((now) => (now === loading ? end : now))
    setState(loading)
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
    /** Discards the module, also one that is being loaded; it can be loaded again. */
    reset: () => setState(idle),
  }
}
