import type { QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { KeepPages } from '../offline/KeepPages'
import { Ripples } from '../ui/ripple/Ripples'
import { AliveProvider } from './Alive'
import { ErrorBoundary } from './ErrorBoundary'
import { Navigation } from './Navigation'
import { PageFailure } from './PageFailure'
import { PageFallback } from './PageFallback'
import { Providers } from './providers'
import { AppRoutes } from './router'
import { TitleAnnouncer } from './TitleAnnouncer'

type AppProps = {
  queryClient: QueryClient
  /** Called once the page that the server drew answers to its visitor; undefined where there is none. */
  onAlive?: () => void
}

/** The whole site, inside whichever router it is given. */
export function App({ queryClient, onAlive }: AppProps) {
  return (
    <AliveProvider onAlive={onAlive}>
      <Providers queryClient={queryClient}>
        <ErrorBoundary
          fallback={
            <main>
              <PageFailure />
            </main>
          }
        >
          <Navigation />
          <TitleAnnouncer />
          <KeepPages />
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
    </AliveProvider>
  )
}
