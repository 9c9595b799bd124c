import { randomBytes } from 'node:crypto'

import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'

import { env } from '../../../lib/env'
import { hmac, isHmac } from '../../../lib/tokens/hmac'

/**
 * This site as WebAuthn knows it: the domain and origins of SITE_URL or, without that setting, of
 * the request's host. The browser checks the domain against the page's in either case.
 */
export function getRelyingParty({ headers }: Pick<PayloadRequest, 'headers'>) {
  const host = headers.get('host')
  if (env.isSiteUrlSet || !host) {
    const { hostname, origin } = new URL(env.siteUrl)
    return { id: hostname, origins: [origin] }
  }
  // The scheme is known only to the proxy that terminates TLS, if any: both are accepted.
  return { id: new URL(`http://${host}`).hostname, origins: [`https://${host}`, `http://${host}`] }
}

const TIME_BYTES = 8
const NONCE_BYTES = 16

/** Time to answer a challenge, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000

const toPurpose = (purpose: string): string => `auth/passkey/${purpose}`

/**
 * Creates a WebAuthn challenge: the time, random bytes and their signature, so that none is stored.
 * The time makes it usable once: see `dernierPas` of the collection Facteurs.
 * @param purpose the challenge is valid for it alone
 */
export function createChallenge(purpose: string, now = Date.now()): Buffer<ArrayBuffer> {
  const time = Buffer.alloc(TIME_BYTES)
  time.writeBigUInt64BE(BigInt(now))
  const head = Buffer.concat([time, randomBytes(NONCE_BYTES)])
  const signature = hmac(toPurpose(purpose), head.toString('base64url'))
  return Buffer.concat([head, Buffer.from(signature, 'base64url')])
}

/**
 * Reads a challenge, in base64url, that comes back.
 * @returns its time in milliseconds; undefined if it is not ours, of another purpose, or expired
 */
export function readChallenge(
  purpose: string,
  challenge: string,
  now = Date.now(),
): number | undefined {
  const bytes = Buffer.from(challenge, 'base64url')
  const head = bytes.subarray(0, TIME_BYTES + NONCE_BYTES)
  const signature = bytes.subarray(TIME_BYTES + NONCE_BYTES).toString('base64url')
  if (!isHmac(signature, toPurpose(purpose), head.toString('base64url'))) return undefined
  const issuedAt = Number(head.readBigUInt64BE())
  return now - issuedAt <= CHALLENGE_MS ? issuedAt : undefined
}

/** Ways in which a browser reaches a passkey's authenticator, as stored: joined by commas. */
export const parseTransports = (transports: string | null | undefined): AuthenticatorTransport[] =>
  transports ? (transports.split(',') as AuthenticatorTransport[]) : []
