import { use } from 'react'
import { HydrationContext } from './HydrationContext'

/**
 * Whether the page is interactive: false on the server and until the whole page is hydrated, then
 * true.
 */
export const useIsHydrated = (): boolean => use(HydrationContext).isHydrated
