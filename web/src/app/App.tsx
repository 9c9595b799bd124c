import type { QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ServiceWorkerRegistration } from '@web/offline/ServiceWorkerRegistration'
import { Ripples } from '@web/ui/ripple/Ripples'
import { HydrationProvider } from '@web/lib/hydration/HydrationProvider'
import { ErrorBoundary } from '@web/ui/ErrorBoundary'
import { ScrollAndFocusManager } from './routing/ScrollAndFocusManager'
import { UnexpectedErrorPage } from './layouts/UnexpectedErrorPage'
import { PageFallback } from './layouts/PageFallback'
import { Providers } from './Providers'
import { AppRoutes } from './routing/AppRoutes'
import { RouteAnnouncer } from './routing/RouteAnnouncer'
import { renewFailedPages } from './pages/lazyPage'

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
