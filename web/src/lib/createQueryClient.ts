import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './errors'
import { sessionQuery } from './session/sessionQuery'

const minute = 60_000

/** The cache of what the server said. A 401 from anywhere makes the session be asked again. */
export function createQueryClient(): QueryClient {
  const handleError = (error: Error) => {
    const isBelievedSignedIn = Boolean(queryClient.getQueryData(sessionQuery.queryKey))
    if (isBelievedSignedIn && error instanceof ApiError && error.status === 401) {
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    }
  }
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: handleError }),
    mutationCache: new MutationCache({ onError: handleError }),
    defaultOptions: {
      queries: {
        staleTime: minute,
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
  const mayPass = error instanceof ApiError && (error.status === 0 || error.status >= 500)
  return mayPass && failureCount < 1
}
