import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ThemeProvider } from 'styled-components'
import { SessionKeeper } from '../lib/session/SessionKeeper'
import { GlobalStyle } from '../theme/GlobalStyle'
import { theme } from '../theme/theme'

type ProvidersProps = { queryClient: QueryClient; children: ReactNode }

/** What every page stands on: the server's data, the session, the look. */
export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider theme={theme}>
        <GlobalStyle />
        <SessionKeeper />
        {children}
      </ThemeProvider>
    </QueryClientProvider>
  )
}
