import { createHash } from 'node:crypto'

/** MD5 in base 64, as in object metadata. */
export const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('base64')
