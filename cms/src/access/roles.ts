import type {
  Access,
  ClientUser,
  CollectionConfig,
  Payload,
  PayloadRequest,
  TypedUser,
} from 'payload'

/** Reads the user of a request that Payload does not handle; null without a session. */
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

/** Access of administrators alone. */
export const administrators: Access = ({ req }) => isAdministrateur(req)

/** `admin.hidden` of collections that the panel shows to administrators only. */
export const hiddenFromEditors = ({ user }: { user: ClientUser }): boolean =>
  user.role !== 'administrateur'

/** Access of editors and administrators. */
export const editors: Access = ({ req }) => isEditeur(req)

/** For records that only the server changes, through the Local API or the database. */
export const nobody: Access = () => false

/** Settings of a collection that only the code of its feature reads and writes. */
export const internalCollection = {
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
} satisfies Partial<CollectionConfig>

/** Access of a field that only the server sets. */
export const setByServer = { create: () => false, update: () => false }
