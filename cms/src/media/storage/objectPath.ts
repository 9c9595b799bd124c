const SEGMENT = /^[^\\/\0.][^\\/\0]*$/

/** File names are limited to 255 bytes on disk, part of which the sidecar's `.json` needs. */
const MAX_SEGMENT_BYTES = 250
const MAX_PATH_BYTES = 1024

const isSegment = (segment: string): boolean =>
  SEGMENT.test(segment) && Buffer.byteLength(segment) <= MAX_SEGMENT_BYTES

/**
 * Validates an untrusted path before it reaches a disk or a bucket.
 * @param value a decoded path such as `regards/k3f9/fichier.pdf`
 * @returns the path, or undefined when a segment is empty, starts with a dot (which covers `..` and
 * the storage's own folders), contains a separator or exceeds 250 bytes; at most 1,024 bytes, as in
 * S3
 */
export function toObjectPath(value: string): string | undefined {
  if (Buffer.byteLength(value) > MAX_PATH_BYTES) return undefined
  return value.split('/').every(isSegment) ? value : undefined
}

/** Whether a value is a prefix of a valid object path: `''`, `regards/`, `regards/k3`. */
export function isObjectPathPrefix(value: string): boolean {
  return value === '' || toObjectPath(value.replace(/\/$/, '')) !== undefined
}

/** Compares by UTF-8 bytes, as S3 sorts; JavaScript compares UTF-16 code units. */
export const compareUtf8 = (a: string, b: string): number =>
  Buffer.compare(Buffer.from(a), Buffer.from(b))

/** URL of a stored file on the site: its folder, such as `regards/k3f9`, and name. */
export function toMediaUrl(prefix: string | null | undefined, filename: string): string {
  const fullPath = prefix ? `${prefix}/${filename}` : filename
  return `/media/${fullPath.split('/').map(encodeURIComponent).join('/')}`
}
