import { getPayload, type Payload, type SanitizedConfig, type TypedUser } from 'payload'

import { apiError } from '../../lib/errors/apiErrors'
import { createErrorResponse, refuseMethod } from '../../lib/http/createErrorResponse'
import { getActor, recordEntry, type Change } from '../../infrastructure/journal'
import { limitRequestBody } from '../../lib/http/limitRequestBody'
import { log } from '../../lib/log'
import type { ReadUser } from '../../access/roles'
import {
  CustomMetadataTooLarge,
  METADATA,
  ObjectNotFound,
  storage,
  toObjectPath,
  type ObjectMetadata,
} from '../storage'
import { serializeObject } from './serializeObject'
import { filterUnreserved } from './filterUnreserved'
import { listObjects, type EntryFilter } from './listObjects'
import { parseMetadataChange } from './parseMetadataChange'
import { parseListQuery } from './parseListQuery'
import { assertObjectUnused } from '../usage/assertObjectUnused'
import { noStoreEmpty, noStoreJson } from '../../lib/http/cacheControl'

const BASE_PATH = '/api/storage/objects'

/**
 * All methods at /api/storage/objects and below: accounts list the stored files and read metadata,
 * editors not of unpublished issues; administrators change metadata and delete unused files.
 */
export async function handleObjects(
  request: Request,
  config: Promise<SanitizedConfig>,
  readUser: ReadUser,
): Promise<Response> {
  try {
    const fullPath = getObjectPath(request)
    const allowed = fullPath === undefined ? ['GET'] : ['GET', 'PATCH', 'DELETE']
    if (!allowed.includes(request.method)) return refuseMethod(allowed)
    const payload = await getPayload({ config })
    const user = await readUser(payload, request.headers)
    if (!user) throw apiError('unauthenticated')
    if (fullPath === undefined) return await handleList(request, payload, user)
    return await handleObject(request, fullPath, payload, user)
  } catch (error) {
    const answer = createErrorResponse(toApiError(error))
    if (answer.status >= 500) log.error({ err: error, url: request.url }, 'Requête en échec')
    return answer
  }
}

async function handleList(request: Request, payload: Payload, user: TypedUser): Promise<Response> {
  const query = parseListQuery(new URL(request.url).searchParams)
  const filter = createFilter(payload, user)
  return noStoreJson(await listObjects(storage, query, filter))
}

const createFilter =
  (payload: Payload, user: TypedUser): EntryFilter =>
  async (entries) =>
    user.role === 'administrateur' ? entries : filterUnreserved(payload, entries)

async function handleObject(
  request: Request,
  fullPath: string,
  payload: Payload,
  user: TypedUser,
): Promise<Response> {
  if (request.method !== 'GET' && user.role !== 'administrateur') throw apiError('unauthorized')
  const entry = {
    actor: getActor({ headers: request.headers, user }),
    cible: { type: 'fichiers', id: fullPath, titre: `Fichier ${fullPath}` },
  }
  if (request.method === 'PATCH') {
    const body: unknown = await (await limitRequestBody(request)).json()
    const change = parseMetadataChange(body, fullPath)
    const before = await storage.stat(fullPath)
    await storage.setMetadata(fullPath, change)
    const changements = describeMetadataChange(before, await storage.stat(fullPath))
    await recordEntry(payload, { action: 'modification', ...entry, changements })
  }
  const [shownPath] = await createFilter(payload, user)([fullPath])
  const object = shownPath && (await storage.stat(shownPath))
  if (!object) throw apiError('object-not-found')
  if (request.method === 'DELETE') {
    await assertObjectUnused(payload, fullPath)
    await storage.remove(fullPath)
    await recordEntry(payload, { action: 'suppression', ...entry })
    return noStoreEmpty()
  }
  return noStoreJson(serializeObject(object, storage.bucket))
}

/**
 * The object path in a URL, percent-encoded or not; undefined for the URL of the list.
 * @throws ApiError 404 for an invalid object path
 */
function getObjectPath(request: Request): string | undefined {
  const { pathname } = new URL(request.url)
  if (pathname === BASE_PATH) return undefined
  const fullPath =
    pathname.startsWith(`${BASE_PATH}/`) && tryDecode(pathname.slice(BASE_PATH.length + 1))
  if (!fullPath || !toObjectPath(fullPath)) throw apiError('object-not-found')
  return fullPath
}

function tryDecode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Maps storage errors to ApiError. */
function toApiError(error: unknown): unknown {
  if (error instanceof ObjectNotFound) return apiError('object-not-found')
  if (error instanceof CustomMetadataTooLarge) {
    return apiError('invalid-argument', '«\u00a0customMetadata\u00a0» dépasse la taille permise.')
  }
  return error
}

const describeMetadataChange = (
  before: ObjectMetadata | undefined,
  after: ObjectMetadata | undefined,
): Change[] =>
  METADATA.map((champ) => ({
    champ,
    avant: toText(before?.[champ]),
    apres: toText(after?.[champ]),
  }))
    .filter(({ avant, apres }) => avant !== apres)
    .map(({ champ, avant, apres }) => ({
      champ,
      avant: avant.slice(0, MAX_LENGTH),
      apres: apres.slice(0, MAX_LENGTH),
    }))

/** Characters that are kept of each side. */
const MAX_LENGTH = 500

function toText(value: string | Record<string, string> | undefined): string {
  if (typeof value === 'string') return value
  return value && Object.keys(value).length > 0 ? JSON.stringify(value) : ''
}
