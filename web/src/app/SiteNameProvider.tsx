import type { ReactNode } from 'react'
import { SiteNameContext, defaultSiteName } from '../lib/seo/siteName'
import { useCoordonnees } from '../domain/parametres/useCoordonnees'

/** Provides the site name for page titles: the federation's name in the global `parametres`. */
export function SiteNameProvider({ children }: { children: ReactNode }) {
  const name = useCoordonnees()?.nom ?? defaultSiteName
  return <SiteNameContext value={name}>{children}</SiteNameContext>
}
