import type { Mesure } from '@web/domain/parametres/parametresQuery'
import { readStored, writeStored } from '@web/lib/browser/storage'
import { textVersion, type Purpose } from './consentTexts'

export type ConsentChoices = Record<Purpose, boolean>

/** How the visitor made the choice; same values as on the server. */
export type ChoiceMethod = 'tout-accepter' | 'tout-refuser' | 'choix' | 'fermeture'

export const noConsent: ConsentChoices = { audience: false, publicite: false }
export const fullConsent: ConsentChoices = { audience: true, publicite: true }

/** How long a choice is valid, rejections too (CNIL: six months). */
export const consentLifetimeDays = 182

/** The configured purposes, in the order of the banner. */
export const getPurposes = (mesure: Mesure): Purpose[] =>
  (['audience', 'publicite'] as const).filter((purpose) => mesure[purpose])

/** Name of the cookie, which the server sets, and of the entry in the tab's storage. */
const NAME = 'consentement'

const purposeBits: Record<Purpose, number> = { audience: 1, publicite: 2 }

/** A visitor's choice as the server's cookie keeps it. */
type StoredConsent = {
  categories: string[]
  revision: number
  /** Random id of this browser's choices, part of each proof. */
  consentId?: string
}

/** A choice that the server has not stored yet. It holds in this tab, until the server's cookie changes. */
export type PendingConsent = StoredConsent & {
  moyen: ChoiceMethod
  /** Value of the cookie when the choice was made. */
  replaced: string | null
}

/** Revision of the consent: another text version or other purposes ask visitors again. */
export const toRevision = (purposes: Purpose[]): number =>
  textVersion * 4 + purposes.reduce((sum, purpose) => sum + purposeBits[purpose], 0)

/** The choice in effect; undefined when it is missing or unreadable. */
export function readConsent(): StoredConsent | undefined {
  return readPendingConsent() ?? parse(readCookie() ?? '')
}

/** The choice that was not sent yet; deleted once its cookie arrived, as it must not outlive it. */
export function readPendingConsent(): PendingConsent | undefined {
  const stored = readStored('sessionStorage', NAME) ?? ''
  const pending = parse(stored) as PendingConsent | undefined
  if (pending?.replaced === readCookie()) return pending
  writeStored('sessionStorage', NAME, undefined)
  return undefined
}

/** Without storage, the choice holds for this document. */
export function writePendingConsent(consent: Omit<PendingConsent, 'replaced'>): void {
  const pending = { ...consent, replaced: readCookie() }
  writeStored('sessionStorage', NAME, encodeURIComponent(JSON.stringify(pending)))
}

const readCookie = (): string | null =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1) ?? null

function parse(value: string): StoredConsent | undefined {
  try {
    const stored = JSON.parse(decodeURIComponent(value)) as StoredConsent
    return Array.isArray(stored.categories) ? stored : undefined
  } catch {
    return undefined
  }
}

export const toChoices = (consent: StoredConsent | undefined): ConsentChoices => ({
  audience: consent?.categories.includes('audience') ?? false,
  publicite: consent?.categories.includes('publicite') ?? false,
})
