import type { CollectionConfig, Payload } from 'payload'

import { findRow, createOrFind } from '../../../infrastructure/database/rows'
import { internalCollection } from '../../../access/roles'
import { env } from '../../../lib/env'
import { hmac, isHmac } from '../../../lib/tokens/hmac'
import type { Recipient } from './recipients'

const PURPOSE = 'newsletter/desinscription'

/** Signed, not stored, and made of the address, not the record: links in old e-mails stay valid. */
const createUnsubscribeToken = ({ empreinte }: Recipient): string =>
  `${empreinte}.${hmac(PURPOSE, empreinte)}`

/** @returns the HMAC of the token's e-mail address; undefined for an invalid token */
export function verifyUnsubscribeToken(token: string): string | undefined {
  const [empreinte = '', signature = '', ...rest] = token.split('.')
  const isOurs = rest.length === 0 && isHmac(signature, PURPOSE, empreinte)
  return isOurs ? empreinte : undefined
}

/** URL of the page to unsubscribe with one click, for the footer of every e-mail. */
export const getUnsubscribeUrl = (abonne: Recipient): string =>
  `${env.siteUrl}/newsletter/desinscription?jeton=${createUnsubscribeToken(abonne)}`

/** Headers of each e-mail: one-click unsubscription (RFC 2369, RFC 8058), and a mailbox if any. */
export function getListUnsubscribeHeaders(abonne: Recipient): Record<string, string> {
  const ways = [
    `${env.siteUrl}/api/newsletter/desinscription?jeton=${createUnsubscribeToken(abonne)}`,
    ...(env.unsubscribeEmail
      ? [`mailto:${env.unsubscribeEmail}?subject=${encodeURIComponent('Désinscription')}`]
      : []),
  ]
  return {
    'List-Unsubscribe': ways.map((way) => `<${way}>`).join(', '),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Newsletter suppression list: hashes of addresses, with the date of unsubscription. */
export const Refus: CollectionConfig = {
  slug: 'refus',
  labels: { singular: 'Refus', plural: 'Refus' },
  ...internalCollection,
  fields: [{ name: 'empreinte', type: 'text', required: true, unique: true, index: true }],
}

/** Adds an address to the suppression list; the unique index resolves a race. */
export async function addToSuppressionList(payload: Payload, empreinte: string): Promise<void> {
  const find = () => findRow(payload, 'refus', { empreinte: { equals: empreinte } })
  if (await find()) return
  await createOrFind(() => payload.db.create({ collection: 'refus', data: { empreinte } }), find)
}
