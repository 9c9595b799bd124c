/** The user of a request, to whom the session strategy adds the id of the session. */
type SessionUser = { id: string; _sid?: string }

/** Id of the session of a request; undefined without one. */
export const getSessionId = (user: SessionUser | null | undefined): string | undefined => user?._sid
