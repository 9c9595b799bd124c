import { use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { HydrationContext } from './HydrationContext'

type HydrationProviderProps = {
  /** Called once when the server-rendered page is hydrated; undefined when there is none. */
  onHydrated: (() => void) | undefined
  children: ReactNode
}

/** Provides the hydration state of the page. */
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

/** Reports hydration once mounted: beside a lazy component, in its Suspense boundary. */
export function HydrationMarker() {
  const { onHydrated } = use(HydrationContext)
  useEffect(onHydrated, [onHydrated])
  return null
}
