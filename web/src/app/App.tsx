import type { QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Ripples } from '../ui/ripple/Ripples'
import { AliveContext } from './Alive'
import { ErrorBoundary } from './ErrorBoundary'
import { Navigation } from './Navigation'
import { PageFailure } from './PageFailure'
import { PageFallback } from './PageFallback'
import { Providers } from './providers'
import { AppRoutes } from './router'
import { TitleAnnouncer } from './TitleAnnouncer'

type AppProps = {
  queryClient: QueryClient
  /** Called once the page that was arrived on answers to its visitor. */
  onAlive?: () => void
}

/** The whole site, inside whichever router it is given. */
export function App({ queryClient, onAlive }: AppProps) {
  return (
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
        <Ripples />
        <Suspense
          fallback={
            <main>
              <PageFallback />
            </main>
          }
        >
          <AliveContext value={onAlive}>
            <AppRoutes />
          </AliveContext>
        </Suspense>
      </ErrorBoundary>
    </Providers>
  )
}
