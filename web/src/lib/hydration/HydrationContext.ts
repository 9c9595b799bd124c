import { createContext } from 'react'

type HydrationState = {
  /** Whether the server-rendered page is fully hydrated. */
  isHydrated: boolean
  onHydrated: () => void
}

/** Hydration state; true by default, as for a page that was not server-rendered. */
export const HydrationContext = createContext<HydrationState>({
  isHydrated: true,
  onHydrated: () => {},
})
