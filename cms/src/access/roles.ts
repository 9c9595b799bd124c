import type { PayloadRequest } from 'payload'

/** True for a signed-in account of either role. */
export const isSignedIn = (req: PayloadRequest): boolean => Boolean(req.user)

/** True for an account that publishes issues and manages everything. */
export const isAdministrateur = (req: PayloadRequest): boolean =>
  req.user?.role === 'administrateur'

/** True for an account that edits page texts: an editor, or an administrator. */
export const isEditeur = (req: PayloadRequest): boolean =>
  req.user?.role === 'editeur' || isAdministrateur(req)
