import type { Payload, PayloadRequest, TypedUser } from 'payload'

/**
 * Reads the user of a request that Payload does not handle; null without a session. The feature accounts
 * has it; what it builds upon takes it as an argument.
 */
export type ReadUser = (payload: Payload, headers: Headers) => Promise<TypedUser | null>

/** Whether the user is signed in, with either role. */
export const isSignedIn = (req: PayloadRequest): boolean => Boolean(req.user)

/** Whether the user may publish issues and manage everything. */
export const isAdministrateur = (req: PayloadRequest): boolean =>
  req.user?.role === 'administrateur'

/** Whether the user may edit page texts: role editeur or administrateur. */
export const isEditeur = (req: PayloadRequest): boolean =>
  req.user?.role === 'editeur' || isAdministrateur(req)

/** Key of a request's context: the role of the account on whose behalf the server publishes. */
export const PUBLISHER_ROLE = 'publisherRole'
