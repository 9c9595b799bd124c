import type { Abonne } from '../../../payload-types'

/** Somebody's wish to receive the newsletter, as it was noted when it came. */
export interface SubscriptionRequest extends Pick<Abonne, 'source' | 'versionTexte'> {
  /** Its own, so that a job that is run again knows its own work. */
  id: string
  email: string
  /** When, as an ISO date-time. */
  date: string
  /** Whether a robot filled in what people do not see. */
  isTrapped: boolean
}
