import { createContext } from 'react'

type HydrationState = {
  /** Whether React answers for all of the page that the server drew. */
  isHydrated: boolean
  onHydrated: () => void
}

/** Where nothing was drawn by a server, a page is alive from the start. */
export const HydrationContext = createContext<HydrationState>({
  isHydrated: true,
  onHydrated: () => {},
})
