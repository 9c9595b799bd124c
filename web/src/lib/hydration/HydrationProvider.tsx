import { use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { HydrationContext } from './HydrationContext'

type HydrationProviderProps = {
  /** Called once the page that the server drew is alive; undefined where there is none. */
  onHydrated: (() => void) | undefined
  children: ReactNode
}

/** Knows whether the page that was arrived on is alive. */
export function HydrationProvider({ onHydrated, children }: HydrationProviderProps) {
  const [isHydrated, setIsHydrated] = useState(!onHydrated)
  const hydrationState = useMemo(() => {
    const handleHydrated = () => {
      setIsHydrated(true)
      onHydrated?.()
    }
    return { isHydrated, onHydrated: isHydrated ? () => {} : handleHydrated }
  }, [isHydrated, onHydrated])
  return <HydrationContext value={hydrationState}>{children}</HydrationContext>
}

/** Tells that what it stands beside is alive: its code is there, and React answers for it. */
export function HydrationMarker() {
  const { onHydrated } = use(HydrationContext)
  useEffect(onHydrated, [onHydrated])
  return null
}
