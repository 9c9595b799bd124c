import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ServiceWorkerRegistration } from '@web/offline/ServiceWorkerRegistration'
import { Ripples } from '@web/ui/ripple/Ripples'
import { HydrationProvider } from '@web/lib/hydration/HydrationProvider'
import { ErrorBoundary } from '@web/ui/ErrorBoundary'
import { ScrollAndFocusManager } from './routing/ScrollAndFocusManager'
import { UnexpectedErrorPage } from './layouts/UnexpectedErrorPage'
import { PageFallback } from './layouts/PageFallback'
import { AppRoutes } from './routing/AppRoutes'
import { RouteAnnouncer } from './routing/RouteAnnouncer'
import { renewFailedPages } from './pages/lazyPage'
import { SessionSync } from '@web/lib/auth/SessionSync'
import { SiteNameContext, defaultSiteName } from '@web/lib/seo/siteName'
import { useCoordonnees } from '@web/domain/parametres/parametresQuery'

type AppProps = {
  queryClient: QueryClient
  /** Called once the server-rendered page is hydrated; undefined when there is none. */
  onHydrated?: () => void
}

export function App({ queryClient, onHydrated }: AppProps) {
  const { key } = useLocation()
  useEffect(renewFailedPages, [key])
  return (
    <HydrationProvider onHydrated={onHydrated}>
      <Providers queryClient={queryClient}>
        {/* Contains errors outside the main layout, and of layouts; navigation resets the boundary. */}
        <ErrorBoundary
          resetKey={key}
          fallback={
            <main>
              <UnexpectedErrorPage />
            </main>
          }
        >
          <ScrollAndFocusManager />
          <RouteAnnouncer />
          <ServiceWorkerRegistration />
          <Ripples />
          <Suspense
            fallback={
              <main>
                <PageFallback />
              </main>
            }
          >
            <AppRoutes />
          </Suspense>
        </ErrorBoundary>
      </Providers>
    </HydrationProvider>
  )
}

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
