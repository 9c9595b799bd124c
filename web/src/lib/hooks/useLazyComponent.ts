import { useCallback, useState, type ComponentType } from 'react'
import { logError } from '../browser/logError'

/**
 * A component whose code is fetched when it is first needed, such as a dialog.
 * @param loadComponent the same function at each render
 * @returns the component once it is there; `load`, which resolves to whether it is; `hasFailed`
 *   after a failure, until the next attempt
 */
export function useLazyComponent<Props>(loadComponent: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>()
  const [hasFailed, setHasFailed] = useState(false)

  const load = useCallback(async (): Promise<boolean> => {
    setHasFailed(false)
    try {
      const Component = await loadComponent()
      setLoaded({ Component })
      return true
    } catch (error) {
      logError('Le code n’a pas pu être chargé\u00a0:', error)
      setHasFailed(true)
      return false
    }
  }, [loadComponent])

  return { Component: loaded?.Component, load, hasFailed }
}
