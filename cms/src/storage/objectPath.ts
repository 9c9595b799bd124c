const SEGMENT = /^[^\\/\0.][^\\/\0]*$/

/**
 * Checks a path from outside before it reaches a disk or a bucket.
 * @param value a decoded path such as `regards/k3f9/fichier.pdf`
 * @returns the path, or undefined when a segment is empty, starts with a dot (which covers `..` and
 * the storage's own folders) or holds a separator; at most 1,024 characters, as in S3
 */
export function toObjectPath(value: string): string | undefined {
  if (value.length === 0 || value.length > 1024) return undefined
  return value.split('/').every((segment) => SEGMENT.test(segment)) ? value : undefined
}
