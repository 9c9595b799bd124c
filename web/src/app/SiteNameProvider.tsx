import type { ReactNode } from 'react'
import { SiteNameContext, defaultSiteName } from '../lib/seo/siteName'
import { useCoordonnees } from '../domain/parametres/useCoordonnees'

/** Gives every page's title the federation's name, as its administrators wrote it. */
export function SiteNameProvider({ children }: { children: ReactNode }) {
  const name = useCoordonnees()?.nom ?? defaultSiteName
  return <SiteNameContext value={name}>{children}</SiteNameContext>
}
