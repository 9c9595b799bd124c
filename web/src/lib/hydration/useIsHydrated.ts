import { useSyncExternalStore } from 'react'

/** Whether this runs in a browser, past the first drawing, which must be the server's own. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
