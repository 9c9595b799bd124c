import config from '@payload-config'
import { getPayload, type Payload, type TypedUser } from 'payload'

import {
  invalidArgument,
  methodNotAllowed,
  objectNotFound,
  unauthenticated,
  unauthorized,
} from '../errors/houseErrors'
import { houseResponse } from '../errors/toHouseResponse'
import { boundedBody } from '../http/boundedBody'
import { log } from '../log'
import { readSession } from '../signin/readSession'
import { CustomMetadataTooLarge, ObjectNotFound, storage, toObjectPath } from '../storage'
import { describeObject } from './describeObject'
import { listObjects } from './listObjects'
import { readChange } from './readChange'
import { readQuery } from './readQuery'
import { refuseUsed } from './refuseUsed'

const ADDRESS = '/api/storage/objects'
const PRIVATE = { 'Cache-Control': 'no-store' }

/**
 * Answers every verb at /api/storage/objects and below: accounts list the stored files and read what
 * is known of them, administrators change that and remove files that nothing uses.
 */
export async function handleObjects(request: Request): Promise<Response> {
  try {
    const fullPath = objectOf(request)
    const allowed = fullPath === undefined ? ['GET'] : ['GET', 'PATCH', 'DELETE']
    if (!allowed.includes(request.method)) return refuseMethod(allowed)
    const payload = await getPayload({ config })
    const user = await readSession(payload, request.headers)
    if (!user) throw unauthenticated()
    if (fullPath === undefined) return await answerList(request)
    return await answerObject(request, fullPath, payload, user)
  } catch (error) {
    const answer = houseResponse(inHouseWords(error))
    if (answer.status >= 500) log.error({ err: error, url: request.url }, 'Requête en échec')
    return answer
  }
}

async function answerList(request: Request): Promise<Response> {
  const query = readQuery(new URL(request.url).searchParams)
  return Response.json(await listObjects(storage, query), { headers: PRIVATE })
}

async function answerObject(
  request: Request,
  fullPath: string,
  payload: Payload,
  user: TypedUser,
): Promise<Response> {
  if (request.method !== 'GET' && user.role !== 'administrateur') throw unauthorized()
  if (request.method === 'PATCH') {
    const body: unknown = await (await boundedBody(request)).json()
    await storage.setMetadata(fullPath, readChange(body, fullPath))
  }
  const object = await storage.stat(fullPath)
  if (!object) throw objectNotFound()
  if (request.method === 'DELETE') {
    await refuseUsed(payload, fullPath)
    await storage.remove(fullPath)
    return new Response(null, { status: 204, headers: PRIVATE })
  }
  return Response.json(describeObject(object, storage.bucket), { headers: PRIVATE })
}

/**
 * The object that an address names; its slashes may be percent-encoded or not.
 * @returns undefined for the address of all of them
 * @throws HouseError 404 for what can be no object's path
 */
function objectOf(request: Request): string | undefined {
  const { pathname } = new URL(request.url)
  if (pathname === ADDRESS) return undefined
  const fullPath = pathname.startsWith(`${ADDRESS}/`) && decoded(pathname.slice(ADDRESS.length + 1))
  if (!fullPath || !toObjectPath(fullPath)) throw objectNotFound()
  return fullPath
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function refuseMethod(allowed: string[]): Response {
  const refusal = houseResponse(methodNotAllowed())
  refusal.headers.set('Allow', allowed.join(', '))
  return refusal
}

/** What the storage refuses, as errors of the house. */
function inHouseWords(error: unknown): unknown {
  if (error instanceof ObjectNotFound) return objectNotFound()
  if (error instanceof CustomMetadataTooLarge) {
    return invalidArgument('«\u00a0customMetadata\u00a0» dépasse la taille permise.')
  }
  return error
}
