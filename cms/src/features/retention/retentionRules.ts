import type { Duration } from 'date-fns'
import type { CollectionSlug, Where } from 'payload'

import { durations } from './durations'

/** Which data of a collection are deleted, and when. */
export interface RetentionRule {
  collection: CollectionSlug
  /** Start of the retention: a date-time, or with `isDay` a string AAAA-MM-JJ, a day in Paris. */
  field: string
  isDay?: boolean
  olderThan: Duration
  /** Limits the rule to matching records; without it, all records. */
  where?: Where
  /** Fields to clear; without it, the whole record is deleted. */
  clearedFields?: string[]
}

/** All retention rules. The site's pages read the same `durations`. */
export const retentionRules: RetentionRule[] = [
  {
    collection: 'abonnes',
    field: 'dateDemande',
    olderThan: durations.inscriptionEnAttente,
    where: { etat: { equals: 'en-attente' } },
  },
  { collection: 'frequentation', field: 'jour', isDay: true, olderThan: durations.audience },
  { collection: 'consentements', field: 'createdAt', olderThan: durations.preuveDeChoix },
  { collection: 'refus', field: 'createdAt', olderThan: durations.refus },
  { collection: 'envois', field: 'updatedAt', olderThan: durations.envoi },
  { collection: 'journal', field: 'dateAction', olderThan: durations.journal },
  {
    collection: 'journal',
    field: 'dateAction',
    olderThan: durations.adresseDuJournal,
    where: { adresse: { exists: true } },
    clearedFields: ['adresse'],
  },
  { collection: 'sessions', field: 'dateConnexion', olderThan: durations.sessionEntiere },
  {
    collection: 'users',
    // The link's expiry, after which it may be deleted at once.
    field: 'resetPasswordExpiration',
    olderThan: { hours: 0 },
    clearedFields: ['resetPasswordToken', 'resetPasswordExpiration'],
  },
  {
    collection: 'payload-jobs',
    field: 'createdAt',
    olderThan: durations.inscriptionEnAttente,
    where: { taskSlug: { equals: 'answerDemande' } },
  },
  {
    collection: 'payload-jobs',
    field: 'createdAt',
    olderThan: durations.travailEnEchec,
    where: { hasError: { equals: true } },
  },
]
