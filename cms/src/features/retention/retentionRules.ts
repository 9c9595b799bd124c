import type { Duration } from 'date-fns'
import type { CollectionSlug, Where } from 'payload'

import { durations } from './durations'

/** What is removed of a collection, and when. */
export interface RetentionRule {
  collection: CollectionSlug
  /** What the time runs from: a moment, or with `isDay` a text AAAA-MM-JJ, a day in Paris. */
  field: string
  isDay?: boolean
  olderThan: Duration
  /** The only records that it is about; all of them without it. */
  where?: Where
  /** What is emptied of a record that stays; without it the record goes. */
  clearedFields?: string[]
}

/** Everything that time takes away. What a page of the site says about it comes from `durations`. */
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
  {
    collection: 'users',
    // When the link ends, which is when it may go.
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
