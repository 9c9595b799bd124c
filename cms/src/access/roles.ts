import type {
  Access,
  ClientUser,
  CollectionConfig,
  Payload,
  PayloadRequest,
  TypedUser,
  Where,
  Endpoint,
} from 'payload'
import { apiError } from '../lib/errors/apiErrors'
import { ACCOUNTS, ADMINISTRATORS, type ApiRole } from '../lib/openapi/schemas'
import { endpoint } from '../lib/payload/endpoint'
import { byId, findFields } from '../infrastructure/database/rows'
import type { Regard } from '../payload-types'

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

/** Records outside the trash: Payload's operations add it, the database's own do not. */
export const notInTrash: Where = { deletedAt: { exists: false } }

/** Issues that are published and not in the trash. */
export const published: Where = { and: [{ _status: { equals: 'published' } }, notInTrash] }

/** Parts of a request by which Payload decides that a draft is asked for. */
interface DraftRequest {
  data?: unknown
  searchParams?: URLSearchParams
}

/** Whether a request names drafts, whatever it says of them (`draft=false` asks for both). */
export const isDraftRequested = ({ data, searchParams }: DraftRequest): boolean =>
  Boolean(searchParams?.has('draft') || (data as { draft?: unknown } | undefined)?.draft)

/**
 * Everybody reads published issues. Administrators also read drafts: in the panel, and over REST
 * where a request asks for drafts, so that the site shows administrators what visitors see.
 */
export const draftsForAdministrators: Access = ({ req }) => {
  const isAsked = isDraftRequested(req)
  if (isAdministrateur(req)) return isAsked || req.payloadAPI === 'local' ? true : published
  return isAsked ? false : published
}

/** The account that sends a request, and its session. */
export type Account = ReturnType<typeof requireAccount>

type Handler = (req: PayloadRequest, account: Account) => ReturnType<Endpoint['handler']>

/** Makes endpoints of some roles, which the description of the API reads from them. */
const restrict =
  (roles: readonly ApiRole[], requireRole: (req: PayloadRequest) => Account) =>
  (
    method: Endpoint['method'],
    path: string,
    handler: Handler,
    more?: Pick<Endpoint, 'custom'>,
  ): Omit<Endpoint, 'root'> =>
    endpoint(method, path, (req) => handler(req, requireRole(req)), {
      custom: { ...more?.custom, roles },
    })

function requireAccount({ user }: PayloadRequest) {
  if (!user) throw apiError('unauthenticated')
  const { id, email, role } = user
  // Payload stores the session's id there, but its types omit it.
  const { _sid: sessionId } = user as { _sid?: string }
  return { id, email, role, sessionId }
}

/** An endpoint for all accounts; others get 401. */
export const accountsEndpoint = restrict(ACCOUNTS, requireAccount)

/** An endpoint for administrators; visitors get 401, other accounts 403. */
export const administratorsEndpoint = restrict(ADMINISTRATORS, (req) => {
  const account = requireAccount(req)
  if (!isAdministrateur(req)) throw apiError('forbidden')
  return account
})

/** The roles of such an endpoint; undefined for any other. */
export const getRoles = ({ custom }: Omit<Endpoint, 'root'>): readonly ApiRole[] | undefined =>
  custom?.roles as readonly ApiRole[] | undefined

/**
 * Marks an endpoint whose act cannot be undone: an administrateur must have given the password
 * within the last minutes. The feature accounts enforces it.
 */
export const AFTER_REAUTHENTICATION = { custom: { isAfterReauthentication: true } }

/** Whether an endpoint has that mark. */
export const isAfterReauthentication = ({ custom }: Omit<Endpoint, 'root'>): boolean =>
  custom?.isAfterReauthentication === true

/**
 * Reads fields of the issue whose id is in the path of a request.
 * @param where `published`, or `notInTrash` for drafts too
 * @throws ApiError 404 not-found
 */
export async function requireIssue<Name extends keyof Regard>(
  { payload, routeParams }: PayloadRequest,
  where: Where,
  ...names: Name[]
) {
  const isMeant = { and: [byId(routeParams?.id), where] }
  const issue = await findFields(payload, 'regards', isMeant, ...names)
  if (!issue) throw apiError('not-found', 'Ce numéro n’existe pas.')
  return issue
}
