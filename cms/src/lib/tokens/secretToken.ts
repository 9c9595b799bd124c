import { createHash, randomBytes } from 'node:crypto'

/** What stands in a mail, for its reader alone: 256 random bits, fit for an address. */
export const generateToken = (): string => randomBytes(32).toString('base64url')

/** What stands in the database: who reads it there can do nothing with it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
