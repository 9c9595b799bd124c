import type { OldAddress } from './types'

/**
 * Path of the Firebase Storage and Cloud Storage APIs: …/b/{bucket}/o/{path, encoded as one
 * segment}
 */
const API_PATH = /\/b\/([^/]+)\/o\/([^/]+)$/

/** Hosts that serve {bucket}/{path}. */
const BUCKET_HOSTS = new Set(['storage.googleapis.com', 'storage.cloud.google.com'])

/** Hosts that serve a single bucket. */
const OWN_HOST = /^(.+)\.storage\.googleapis\.com$/

/**
 * Parses the location of a file in the old storage. Fetches nothing: only the path matters.
 * @param value download URL of Firebase Storage, URL of Cloud Storage, gs://bucket/path, or a plain
 * path
 * @returns undefined for any other value, or a path that leaves its root
 */
export function parseAddress(value: string): OldAddress | undefined {
  const address = readAddress(value.trim())
  if (!address) return undefined
  const { bucket, path } = address
  const segments = bucket === undefined ? path.split('/') : [bucket, ...path.split('/')]
  return segments.every(isName) ? address : undefined
}

function readAddress(value: string): OldAddress | undefined {
  const [, bucket, path] = /^gs:\/\/([^/]+)\/(.+)$/.exec(value) ?? []
  if (bucket !== undefined && path !== undefined) return { bucket, path }
  if (/^[a-z][a-z0-9+.-]*:/i.test(value)) return readUrl(value)
  return { path: value.replace(/^\//, '') }
}

function readUrl(value: string): OldAddress | undefined {
  try {
    const { protocol, hostname, pathname } = new URL(value)
    if (protocol !== 'https:' && protocol !== 'http:') return undefined
    const [, apiBucket, apiPath] = API_PATH.exec(pathname) ?? []
    if (apiBucket && apiPath) {
      return { bucket: decodeURIComponent(apiBucket), path: decodeURIComponent(apiPath) }
    }
    const served = decodeURIComponent(pathname.slice(1))
    const bucket = OWN_HOST.exec(hostname)?.[1]
    if (bucket) return { bucket, path: served }
    const [, servedBucket, servedPath] = /^([^/]+)\/(.+)$/.exec(served) ?? []
    if (!BUCKET_HOSTS.has(hostname) || !servedBucket || !servedPath) return undefined
    return { bucket: servedBucket, path: servedPath }
  } catch {
    return undefined
  }
}

/** Whether a segment is a plain file name on every system: no `..`, no separator. */
const isName = (segment: string): boolean =>
  segment !== '' && segment !== '.' && segment !== '..' && !/[\\\0]/.test(segment)
