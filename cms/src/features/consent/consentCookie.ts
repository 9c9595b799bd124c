import { generateCookie } from 'payload/shared'

import type { Consentement } from '../../payload-types'
import { env } from '../../lib/env'

/** How long a choice is valid, rejections too (CNIL: six months). */
const LIFETIME_MS = 182 * 24 * 60 * 60 * 1000

/**
 * Creates the Set-Cookie header that keeps a visitor's choice: Safari ends after seven days what a
 * script writes. The page's script reads it (web/src/features/consentement). Its names are those of
 * vanilla-cookieconsent, which wrote it until November 2026.
 */
export function createConsentCookie(proof: Consentement): string {
  const { audience, publicite, version } = proof
  const asked = (audience ? 1 : 0) + (publicite ? 2 : 0)
  const value = {
    categories: [
      'necessaires',
      ...(audience === 'accepte' ? ['audience'] : []),
      ...(publicite === 'accepte' ? ['publicite'] : []),
    ],
    // A different text or another purpose asks visitors again: `toRevision` of web.
    revision: version * 4 + asked,
    consentId: proof.identifiant,
    lastConsentTimestamp: proof.createdAt,
  }
  return generateCookie<string>({
    name: 'consentement',
    value: encodeURIComponent(JSON.stringify(value)),
    expires: new Date(Date.parse(proof.createdAt) + LIFETIME_MS),
    path: '/',
    httpOnly: false,
    sameSite: 'Lax',
    secure: env.siteUrl.startsWith('https:'),
    returnCookieAsObject: false,
  })
}
