import { useQuery } from '@tanstack/react-query'
import { sessionQuery, type SessionUser } from './sessionQuery'

type SessionState =
  | { status: 'loading' | 'signedOut'; user: undefined; retry: () => void }
  | { status: 'error'; user: undefined; retry: () => void }
  | { status: 'signedIn'; user: SessionUser; retry: () => void }

/** Who is signed in, shared by the whole page. `error`: the server could not be asked. */
export function useSession(): SessionState {
  const { data, isPending, isError, refetch } = useQuery(sessionQuery)
  const retry = () => void refetch()
  if (data) return { status: 'signedIn', user: data.user, retry }
  if (data === null) return { status: 'signedOut', user: undefined, retry }
  if (isError && !isPending) return { status: 'error', user: undefined, retry }
  return { status: 'loading', user: undefined, retry }
}
