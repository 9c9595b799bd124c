import { useCallback, useState, type ComponentType } from 'react'
import { loadOrReload, NewReleaseError } from '../browser/loadOrReload'
import { logMissingCode } from '../browser/logError'
import { noteClick } from '../browser/redoClick'

/** Why code could not be loaded: without network, or a newer release replaced it. */
export type LazyFailure = 'network' | 'newRelease'

interface LazyOptions {
  /**
   * Whether a visitor asks for the component: if a newer release replaced its code, the page is reloaded and the
   * click is done again, unless something is typed. Other parts of the page stay away.
   */
  isAsked?: boolean
}

/**
 * A component whose code is fetched when it is first needed, such as a dialog.
 * @param loadComponent the same function at each render
 * @returns the component once it is there; `load`, which resolves to whether it is; `failure`, until the next
 *   attempt
 */
export function useLazyComponent<Props>(
  loadComponent: () => Promise<ComponentType<Props>>,
  { isAsked = true }: LazyOptions = {},
) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>()
  const [failure, setFailure] = useState<LazyFailure>()

  const load = useCallback(async (): Promise<boolean> => {
    setFailure(undefined)
    try {
      const Component = await (isAsked
        ? loadOrReload(loadComponent, prepareReload)
        : loadComponent())
      setLoaded({ Component })
      return true
    } catch (error) {
      logMissingCode(error)
      setFailure(error instanceof NewReleaseError ? 'newRelease' : 'network')
      return false
    }
  }, [loadComponent, isAsked])

  return { Component: loaded?.Component, load, failure }
}

function prepareReload(): boolean {
  if (hasTypedText()) return false
  noteClick()
  return true
}

/** Values of fields that React does not control, such as the address for the newsletter. */
const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value, defaultValue }) => type !== 'hidden' && value !== defaultValue,
  )
