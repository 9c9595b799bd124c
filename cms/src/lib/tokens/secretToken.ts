import { createHash, randomBytes } from 'node:crypto'

/** Generates a URL-safe token for an e-mailed link: 256 random bits in base64url. */
export const generateToken = (): string => randomBytes(32).toString('base64url')

/** Hashes a token for storage (SHA-256, hex): the database reveals no valid token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
