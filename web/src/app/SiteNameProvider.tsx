import type { ReactNode } from 'react'
import { SiteNameContext, defaultSiteName } from '../lib/siteName'
import { useCoordonnees } from './layouts/useCoordonnees'

/** Gives every page's title the federation's name, as its administrators wrote it. */
export function SiteNameProvider({ children }: { children: ReactNode }) {
  const name = useCoordonnees()?.nom ?? defaultSiteName
  return <SiteNameContext value={name}>{children}</SiteNameContext>
}
