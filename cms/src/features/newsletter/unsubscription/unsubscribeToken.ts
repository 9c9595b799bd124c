import { timingSafeEqual } from 'node:crypto'

import { env } from '../../../lib/env'
import { hmac } from '../../../lib/tokens/hmac'
import type { Recipient } from '../subscribers/Recipient'

/**
 * The token by which a subscriber leaves. Signed rather than kept, and about the address rather than
 * the record: a mail of years ago still works, whatever happened to the record since.
 */
const createUnsubscribeToken = ({ empreinte }: Recipient): string =>
  `${empreinte}.${hmac('newsletter/desinscription', empreinte)}`

/** @returns the fingerprint of the address that a token is about; undefined for one that is not ours */
export function verifyUnsubscribeToken(token: string): string | undefined {
  const [empreinte = '', signature = '', ...rest] = token.split('.')
  const expected = Buffer.from(hmac('newsletter/desinscription', empreinte))
  const given = Buffer.from(signature)
  const isOurs =
    rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? empreinte : undefined
}

/** The page where a subscriber leaves with one press of a button: for the foot of every mail. */
export const getUnsubscribeUrl = (abonne: Recipient): string =>
  `${env.siteUrl}/newsletter/desinscription?jeton=${createUnsubscribeToken(abonne)}`

/** For every mail to a subscriber: leaving with one POST of the mail program (RFC 2369, RFC 8058). */
export const getListUnsubscribeHeaders = (abonne: Recipient): Record<string, string> => ({
  'List-Unsubscribe': `<${env.siteUrl}/api/newsletter/desinscription?jeton=${createUnsubscribeToken(abonne)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
