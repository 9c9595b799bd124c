import type { SessionUser } from './sessionQuery'
import { useSessionQuery } from './useSessionQuery'

type SessionState = { retry: () => void } & (
  | { status: 'loading'; user: undefined }
  | { status: 'signedOut'; user: undefined }
  | { status: 'error'; user: undefined }
  | { status: 'signedIn'; user: SessionUser }
)

/** The current session. `error`: the session request failed; `retry` repeats it. */
export function useSession(): SessionState {
  const { data, isError, refetch } = useSessionQuery()
  const retry = () => void refetch()
  if (data) return { status: 'signedIn', user: data.user, retry }
  if (data === null) return { status: 'signedOut', user: undefined, retry }
  if (isError) return { status: 'error', user: undefined, retry }
  return { status: 'loading', user: undefined, retry }
}
