import { randomUUID, timingSafeEqual } from 'node:crypto'

import { generateCookie, parseCookies } from 'payload/shared'

import { env } from '../env'
import { durations } from '../retention/durations'
import { after } from '../retention/moments'
import { seal } from '../tokens/seal'

/** The only address that it is sent to. */
const PATH = '/api/users/login'

/**
 * The device that a request comes from, if the owner of this account signed in on it before. Such a device
 * has tries of its own (OWASP, "device cookies"); it gives no other right.
 * @param account as `toAccountKey` writes it
 */
export function readKnownDevice(headers: Headers, account: string): string | undefined {
  const [device = '', signature = ''] = (parseCookies(headers).get(nameOf(account)) ?? '').split(
    '.',
  )
  const expected = Buffer.from(signatureOf(device, account))
  const given = Buffer.from(signature)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? device : undefined
}

/** The cookie by which a device is known from now on as one on which the owner of an account signed in. */
export function knownDeviceCookie(headers: Headers, account: string): string {
  const device = readKnownDevice(headers, account) ?? randomUUID()
  return generateCookie<string>({
    name: nameOf(account),
    value: `${device}.${signatureOf(device, account)}`,
    expires: after(new Date(), durations.appareilConnu),
    path: PATH,
    httpOnly: true,
    sameSite: 'Strict',
    secure: env.siteUrl.startsWith('https:'),
    returnCookieAsObject: false,
  })
}

/** Several accounts may be used on one device. */
const nameOf = (account: string): string => `appareil-${seal('signin/compte', account).slice(0, 8)}`

const signatureOf = (device: string, account: string): string =>
  seal('signin/appareil', `${device}/${account}`)
