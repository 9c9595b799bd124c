import { useCallback, useState, type ComponentType } from 'react'
import { loadOrReload, NewReleaseError } from '../browser/loadOrReload'
import { logError } from '../browser/logError'
import { noteClick } from '../browser/redoClick'

/** Why code could not be loaded: without network, or a newer release replaced it. */
export type LazyFailure = 'network' | 'newRelease'

/**
 * A component whose code is fetched when it is first needed, such as a dialog. If a newer release replaced the
 * code, the page is reloaded and the click is done again.
 * @param loadComponent the same function at each render
 * @returns the component once it is there; `load`, which resolves to whether it is; `failure`, until the next
 *   attempt
 */
export function useLazyComponent<Props>(loadComponent: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>()
  const [failure, setFailure] = useState<LazyFailure>()

  const load = useCallback(async (): Promise<boolean> => {
    setFailure(undefined)
    try {
      const Component = await loadOrReload(loadComponent, { onReload: noteClick })
      setLoaded({ Component })
      return true
    } catch (error) {
      logError('Le code n’a pas pu être chargé\u00a0:', error)
      setFailure(error instanceof NewReleaseError ? 'newRelease' : 'network')
      return false
    }
  }, [loadComponent])

  return { Component: loaded?.Component, load, failure }
}
