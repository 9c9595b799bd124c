import { useSessionQuery, type SessionUser } from './sessionQuery'

type SessionState = { retry: () => void } & (
  | { status: 'loading'; user: undefined }
  | { status: 'signedOut'; user: undefined }
  | { status: 'error'; user: undefined; error: Error }
  | { status: 'signedIn'; user: SessionUser }
)

/** The current session. `error`: the session request failed; `retry` repeats it. */
export function useSession(): SessionState {
  const { data, error, refetch } = useSessionQuery()
  const retry = () => void refetch()
  if (data) return { status: 'signedIn', user: data.user, retry }
  if (data === null) return { status: 'signedOut', user: undefined, retry }
  if (error) return { status: 'error', user: undefined, error, retry }
  return { status: 'loading', user: undefined, retry }
}
