import type { OldAddress } from './types'

/** The APIs of Firebase Storage and of Cloud Storage: …/b/{bucket}/o/{path, encoded as one segment} */
const API_PATH = /\/b\/([^/]+)\/o\/([^/]+)$/

/** The hosts that serve {bucket}/{path}. */
const BUCKET_HOSTS = new Set(['storage.googleapis.com', 'storage.cloud.google.com'])

/** The hosts that serve a bucket of their own. */
const OWN_HOST = /^(.+)\.storage\.googleapis\.com$/

/**
 * Reads where a file was in the old storage. Nothing is fetched: only the path counts.
 * @param value a download address of Firebase Storage, an address of Cloud Storage, gs://bucket/path,
 * or a mere path
 * @returns undefined when it is none of these, or would leave the folder that it is looked for in
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

/** Whether a segment is a name below its folder on every system: no `..`, no separator. */
const isName = (segment: string): boolean =>
  segment !== '' && segment !== '.' && segment !== '..' && !/[\\\0]/.test(segment)
