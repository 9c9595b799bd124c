import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '@web/lib/api/errors'
import { sessionQuery } from '@web/lib/auth/sessionQuery'

const minuteMs = 60_000

/** Creates the query cache. A 401 response to any request makes the session query refetch. */
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
        // When offline, a query fails and its page shows the error, instead of staying paused.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Offline, a mutation fails and its form says so; a paused one would run later.
      mutations: { networkMode: 'always' },
    },
  })
  return queryClient
}

/** One retry, and only for network errors and 5xx responses. */
function shouldRetry(failureCount: number, error: Error): boolean {
  const isTransient = error instanceof ApiError && (error.status === 0 || error.status >= 500)
  return isTransient && failureCount < 1
}
