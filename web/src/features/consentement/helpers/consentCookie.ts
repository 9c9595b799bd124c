import {
  consentLifetimeDays,
  type ChoiceMethod,
  type ConsentChoices,
  type Purpose,
} from './consentChoices'
import { textVersion } from './consentTexts'

const NAME = 'consentement'

const DAY_MS = 24 * 60 * 60 * 1000

const purposeBits: Record<Purpose, number> = { audience: 1, publicite: 2 }

/**
 * A visitor's choice as the cookie keeps it. The names are those of vanilla-cookieconsent, which
 * wrote the cookie until November 2026.
 */
export type StoredConsent = {
  /** Accepted purposes. */
  categories: string[]
  revision: number
  /** Random id of this browser's choices, part of each proof. */
  consentId: string
  /** ISO date-time of the last choice. */
  lastConsentTimestamp: string
  data: {
    /** How the choice was made; null once the server has stored the proof. */
    aDeclarer: ChoiceMethod | null
  } | null
}

/**
 * Revision of the consent, from the text version and the purposes: a different one asks visitors
 * again.
 */
export const toRevision = (purposes: Purpose[]): number =>
  textVersion * 4 + purposes.reduce((sum, purpose) => sum + purposeBits[purpose], 0)

/** Reads the cookie; undefined when there is none, or an unreadable one. */
export function readConsent(): StoredConsent | undefined {
  const value = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1)
  try {
    const stored = JSON.parse(decodeURIComponent(value ?? '')) as StoredConsent
    return Array.isArray(stored.categories) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Writes the cookie; it expires 182 days after the choice, whenever it is written. */
export function writeConsent(consent: StoredConsent): void {
  const end = new Date(Date.parse(consent.lastConsentTimestamp) + consentLifetimeDays * DAY_MS)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const value = encodeURIComponent(JSON.stringify(consent))
  document.cookie = `${NAME}=${value}; Path=/; Expires=${end.toUTCString()}; SameSite=Lax${secure}`
}

export const toChoices = (consent: StoredConsent | undefined): ConsentChoices => ({
  audience: consent?.categories.includes('audience') ?? false,
  publicite: consent?.categories.includes('publicite') ?? false,
})
