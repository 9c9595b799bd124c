import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../lib/api/errors'
import { sessionQuery } from '../lib/auth/sessionQuery'

const minuteMs = 60_000

/** The cache of what the server said. A 401 from anywhere makes the session be asked again. */
export function createQueryClient(): QueryClient {
  const handleError = (error: Error) => {
    const hasSession = Boolean(queryClient.getQueryData(sessionQuery.queryKey))
    if (hasSession && error instanceof ApiError && error.status === 401) {
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    }
  }
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: handleError }),
    mutationCache: new MutationCache({ onError: handleError }),
    defaultOptions: {
      queries: {
        staleTime: minuteMs,
        retry: shouldRetry,
        retryDelay: 1_000,
        // Without a network a query fails, and its page says so, rather than wait for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  })
  return queryClient
}

/** Once more, and only where a second try may do better. */
function shouldRetry(failureCount: number, error: Error): boolean {
  const isTransient = error instanceof ApiError && (error.status === 0 || error.status >= 500)
  return isTransient && failureCount < 1
}
