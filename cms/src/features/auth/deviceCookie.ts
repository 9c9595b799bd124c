import { randomUUID, timingSafeEqual } from 'node:crypto'

import { generateCookie, parseCookies } from 'payload/shared'

import { env } from '../../lib/env'
import { durations } from '../retention/durations'
import { addDuration } from '../retention/durationMath'
import { hmac } from '../../lib/tokens/hmac'

/** The only address that it is sent to. */
const COOKIE_PATH = '/api/users/login'

/**
 * The device that a request comes from, if the owner of this account signed in on it before. Such a device
 * has tries of its own (OWASP, "device cookies"); it gives no other right.
 * @param account as `toAccountKey` writes it
 */
export function readDeviceCookie(headers: Headers, account: string): string | undefined {
  const [device = '', signature = ''] = (
    parseCookies(headers).get(getCookieName(account)) ?? ''
  ).split('.')
  const expected = Buffer.from(signDevice(device, account))
  const given = Buffer.from(signature)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? device : undefined
}

/** The cookie by which a device is known from now on as one on which the owner of an account signed in. */
export function createDeviceCookie(headers: Headers, account: string): string {
  const device = readDeviceCookie(headers, account) ?? randomUUID()
  return generateCookie<string>({
    name: getCookieName(account),
    value: `${device}.${signDevice(device, account)}`,
    expires: addDuration(new Date(), durations.appareilConnu),
    path: COOKIE_PATH,
    httpOnly: true,
    sameSite: 'Strict',
    secure: env.siteUrl.startsWith('https:'),
    returnCookieAsObject: false,
  })
}

/** Several accounts may be used on one device. */
const getCookieName = (account: string): string =>
  `appareil-${hmac('signin/compte', account).slice(0, 8)}`

const signDevice = (device: string, account: string): string =>
  hmac('signin/appareil', `${device}/${account}`)
