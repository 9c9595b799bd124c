import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SessionSync } from '@web/lib/auth/SessionSync'
import { SiteNameContext, defaultSiteName } from '@web/lib/seo/siteName'
import { useCoordonnees } from '@web/domain/parametres/parametresQuery'

/** Provides the site name for page titles: the federation's name in the global `parametres`. */
function SiteNameProvider({ children }: { children: ReactNode }) {
  const name = useCoordonnees()?.nom ?? defaultSiteName
  return <SiteNameContext value={name}>{children}</SiteNameContext>
}

type ProvidersProps = { queryClient: QueryClient; children: ReactNode }

/** Provides the query cache, the session and the site name to every page. */
export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionSync />
      <SiteNameProvider>{children}</SiteNameProvider>
    </QueryClientProvider>
  )
}
