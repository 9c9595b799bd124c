import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useTransition,
  type ReactNode,
} from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { isInPageNavigation } from '@web/lib/browser/inPageNavigation'

/** Delay in milliseconds after which a visitor notices that a page has not opened. */
const slowMs = 300

const SlowNavigationContext = createContext(false)

/** Whether the code of the next page has been loading for 300 ms, while the previous page is shown. */
export const useIsNavigationSlow = (): boolean => use(SlowNavigationContext)

/**
 * The router in browsers: shows the previous page until the code of the next one is loaded, reports
 * a pending navigation, and gives a key to history entries that the browser makes.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setCurrent] = useState(() => ({
    action: history.action,
    location: history.location,
  }))
  const [isPending, startNavigation] = useTransition()

  useLayoutEffect(() => {
    const controller = new AbortController()
    let isBrowserEntry = false
    // Added before the router's own listener, which reads the entry's key.
    window.addEventListener('popstate', () => (isBrowserEntry = setMissingKey()), {
      signal: controller.signal,
    })
    const stopListening = history.listen((update) => {
      // The browser has scrolled to the target: the entry is current before its scroll event.
      if (isBrowserEntry) setCurrent(update)
      else if (isInPageNavigation(update.location.state)) startTransition(() => setCurrent(update))
      else startNavigation(() => setCurrent(update))
      isBrowserEntry = false
    })
    return () => {
      controller.abort()
      stopListening()
    }
  }, [history])

  return (
    <SlowNavigationContext value={useIsLongTrue(isPending)}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </SlowNavigationContext>
  )
}

/**
 * Gives the current history entry a key if it has no state: the browser made it, for a link to a
 * part of the page. Otherwise all such entries would have the key of the first page of the visit.
 * @returns whether the entry had no state
 */
function setMissingKey(): boolean {
  if (window.history.state !== null) return false
  window.history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, '')
  return true
}

/** Whether a value has been true for 300 ms. */
function useIsLongTrue(value: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  if (isLong && !value) setIsLong(false)
  useEffect(() => {
    if (!value) return
    const timer = setTimeout(() => setIsLong(true), slowMs)
    return () => clearTimeout(timer)
  }, [value])
  return isLong && value
}
