import type {
  Endpoint,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { getRoles } from '../access/roles'
import type { ApiRole, Method } from '../lib/openapi/schemas'

/** A route of Payload's REST API. */
export interface Route {
  method: Method
  /** In OpenAPI's syntax: /api/regards/{id}. */
  path: string
  /** Below the collection or the global, in Payload's syntax: /:id. */
  localPath: string
  /** Roles of an endpoint that is not for everybody (access/roles). */
  roles?: readonly ApiRole[]
  collection?: SanitizedCollectionConfig
  global?: SanitizedGlobalConfig
}

/**
 * Lists the routes of a sanitized configuration, Payload's too, without a route all of whose
 * addresses an earlier one matches and answers. An optional part of a path makes two routes.
 */
export function listRoutes({ collections, endpoints, globals }: SanitizedConfig): Route[] {
  const found = [
    ...expand(endpoints, ''),
    ...collections.flatMap((collection) =>
      expand(collection.endpoints, `/${collection.slug}`).map((route) => ({
        ...route,
        collection,
      })),
    ),
    ...globals.flatMap((global) =>
      expand(global.endpoints, `/globals/${global.slug}`).map((route) => ({ ...route, global })),
    ),
  ]
  const routes: Route[] = []
  for (const route of found) {
    if (!routes.some((earlier) => isCovered(route, earlier))) routes.push(route)
  }
  return routes
}

function isCovered(route: Route, earlier: Route): boolean {
  if (route.method !== earlier.method) return false
  const parts = route.path.split('/')
  const patterns = earlier.path.split('/')
  return (
    parts.length === patterns.length &&
    patterns.every((pattern, at) => pattern.startsWith('{') || pattern === parts[at])
  )
}

/** `METHOD /path` of a route, by which its description is found. */
export const toAddress = ({ method, path }: Pick<Route, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`

function expand(endpoints: Omit<Endpoint, 'root'>[] | false, base: string): Route[] {
  return (endpoints || []).flatMap((endpoint) => {
    const { method, path } = endpoint
    const optional = /\/:(\w+)\?$/.exec(path)
    const paths = optional ? [path.slice(0, optional.index), path.slice(0, -1)] : [path]
    return paths.map((localPath) => ({
      method: method as Method,
      localPath,
      roles: getRoles(endpoint),
      path: `/api${base}${localPath === '/' ? '' : localPath.replaceAll(/:(\w+)/g, '{$1}')}`,
    }))
  })
}

/** Payload's routes that the product has closed: they answer like an unknown address. */
const CLOSED = new Set(['GET /api/og'])

/**
 * Payload's routes below a collection that the product has closed: the creation of a first account
 * and its verification by e-mail, files by their name (they are below /media), and copies of files
 * from any address that a client gives.
 */
const CLOSED_IN_COLLECTIONS = /^\/(?:first-register|verify\/|file\/|paste-url)/

/**
 * Whether a route of Payload always answers 403 or 404, and so is not described; also routes of
 * versions for records without versions.
 */
export function isClosedRoute({ collection, localPath, method, path }: Route): boolean {
  if (CLOSED.has(`${method.toUpperCase()} ${path}`)) return true
  if (!collection) return false
  const isBulkDelete = method === 'delete' && localPath === '/'
  if (isBulkDelete && collection.disableBulkDelete) return true
  const isVersions = localPath.startsWith('/versions')
  return (isVersions && !collection.versions) || CLOSED_IN_COLLECTIONS.test(localPath)
}
