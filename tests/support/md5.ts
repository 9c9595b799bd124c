import { createHash } from 'node:crypto'

/** In base 64, as object metadata have it. */
export const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('base64')
