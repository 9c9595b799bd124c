import type { Abonne } from '../../../payload-types'

/** A newsletter subscription request, as queued. */
export interface SubscriptionRequest extends Pick<Abonne, 'source' | 'versionTexte'> {
  /** Unique, so that a retried job recognizes its own work. */
  id: string
  email: string
  /** When it was received, as an ISO date-time. */
  date: string
  /** Whether the hidden honeypot field was filled in. */
  isTrapped: boolean
}
