import { randomUUID } from 'node:crypto'

import { generateCookie, parseCookies } from 'payload/shared'

import { env } from '../../../lib/env'
import { durations, addDuration } from '../../retention/durations'
import { hmac, isHmac } from '../../../lib/tokens/hmac'

/** Covers both ways to sign in: by password and by passkey. */
const COOKIE_PATH = '/api/users'

/** Of the signature of a device's id. */
const PURPOSE = 'signin/appareil'

/**
 * Returns the device id of a request if the account's owner has signed in on that device before.
 * Known devices have their own attempt limit (OWASP, "device cookies"), and no other right.
 * @param account as `normalizeEmail` returns it
 * @returns undefined when the cookie is missing or its signature is wrong
 */
export function readDeviceCookie(headers: Headers, account: string): string | undefined {
  const [device = '', signature = ''] = (
    parseCookies(headers).get(getCookieName(account)) ?? ''
  ).split('.')
  return isHmac(signature, PURPOSE, `${device}/${account}`) ? device : undefined
}

/** Creates the Set-Cookie header that marks a device as known after a successful sign-in. */
export function createDeviceCookie(headers: Headers, account: string): string {
  const device = readDeviceCookie(headers, account) ?? randomUUID()
  return generateCookie<string>({
    name: getCookieName(account),
    value: `${device}.${hmac(PURPOSE, `${device}/${account}`)}`,
    expires: addDuration(new Date(), durations.appareilConnu),
    path: COOKIE_PATH,
    httpOnly: true,
    sameSite: 'Strict',
    secure: env.siteUrl.startsWith('https:'),
    returnCookieAsObject: false,
  })
}

/** One name per account, since several accounts may be used on one device. */
const getCookieName = (account: string): string =>
  `appareil-${hmac('signin/compte', account).slice(0, 8)}`
