/** The user of a request, to whom Payload adds the id of the session; its types omit it. */
type SessionUser = { id: string; _sid?: string }

/** Id of the session of a request; undefined without one. */
export const getSessionId = (user: SessionUser | null | undefined): string | undefined => user?._sid
