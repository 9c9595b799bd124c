import type { Route } from './listRoutes'

/** Payload's routes that the product has closed: they answer like an unknown address. */
const CLOSED = new Set(['GET /api/og'])

/**
 * Payload's routes below a collection that the product has closed: the creation of a first account
 * and its verification by e-mail, files by their name (they are below /media), and copies of files
 * from any address that a client gives.
 */
const CLOSED_IN_COLLECTIONS = /^\/(?:first-register|verify\/|file\/|paste-url)/

/**
 * Whether a route is one of Payload's that always answers 403 or 404: it is not described. So are the
 * versions of records that have none.
 */
export function isClosedRoute({ collection, localPath, method, path }: Route): boolean {
  if (CLOSED.has(`${method.toUpperCase()} ${path}`)) return true
  if (!collection) return false
  const isBulkDelete = method === 'delete' && localPath === '/'
  if (isBulkDelete && collection.disableBulkDelete) return true
  const isVersions = localPath.startsWith('/versions')
  return (isVersions && !collection.versions) || CLOSED_IN_COLLECTIONS.test(localPath)
}
