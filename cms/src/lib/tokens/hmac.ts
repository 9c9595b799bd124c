import { createHmac } from 'node:crypto'

import { env } from '../env'

/**
 * What only this product can compute of a text: the same for the same secret, and telling nothing
 * about the text to who does not have it.
 * @param purpose keeps what is made for one use from serving for another
 * @returns 22 characters of base64url, which hold 128 bits
 */
export const hmac = (purpose: string, text: string): string =>
  createHmac('sha256', env.secret)
    .update(`${purpose}/${text}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')
