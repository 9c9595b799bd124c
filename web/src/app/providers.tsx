import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SessionKeeper } from '../lib/session/SessionKeeper'
import { Look } from '../theme/Look'
import { SiteNameProvider } from './SiteNameProvider'

type ProvidersProps = { queryClient: QueryClient; children: ReactNode }

/** What every page stands on: the server's data, the session, the look. */
export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Look>
        <SessionKeeper />
        <SiteNameProvider>{children}</SiteNameProvider>
      </Look>
    </QueryClientProvider>
  )
}
