import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProvidedProduct } from './productForProject'
import { productionEnv } from './product'

type Claims = Record<string, unknown>

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims

/** Decodes the claims of a session token. */
export const decodeClaims = (token: string): Claims => decode(token.split('.')[1])

/** Returns the token with other claims, signed again (HS256). */
export function forgeToken(token: string, change: Claims, secret: string): string {
  const [head = ''] = token.split('.')
  const signed = `${head}.${encode({ ...decodeClaims(token), ...change })}`
  // Payload signs with a hash of its secret.
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

/** Returns the token without a signature, with `alg: none`. */
export const removeSignature = (token: string): string => {
  const [head, claims] = token.split('.')
  return `${encode({ ...decode(head), alg: 'none' })}.${claims}.`
}

/** Reads the secret that signs a product's sessions. */
export function readSecret({ setup, dataDir }: ProvidedProduct): string {
  if (setup === 'embedded') return readFileSync(join(dataDir, 'secret'), 'utf8')
  const settings = { endpoint: '', region: '', bucket: '', accessKeyId: '', secretAccessKey: '' }
  return productionEnv('', settings).PAYLOAD_SECRET ?? ''
}
