import { use } from 'react'
import { HydrationContext } from './HydrationContext'

/** Whether the whole page is hydrated; false on the server. */
export const useIsHydrated = (): boolean => use(HydrationContext).isHydrated
