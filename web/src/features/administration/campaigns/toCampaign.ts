import type { Annonce } from '@payload-types'

/** The e-mail campaign of an issue, as shown to administrators. */
export type Campaign = {
  id: string
  /** `ineffective`: it was planned, and could not take place. */
  state: 'planned' | 'running' | 'finished' | 'ineffective'
  total: number
  sent: number
  failed: number
  /** ISO 8601 date and time; undefined before it starts. */
  startedAt: string | undefined
  /** ISO 8601 date and time of a planned one; undefined: at the publication of the issue. */
  plannedAt: string | undefined
  /** Why sending is suspended, which the server retries by itself, or did not take place. */
  obstacle: string | undefined
}

const states: Record<string, Campaign['state']> = {
  prevue: 'planned',
  'en-cours': 'running',
  'sans-effet': 'ineffective',
}

export const toCampaign = (annonce: Annonce): Campaign => ({
  id: annonce.id,
  state: states[annonce.etat ?? ''] ?? 'finished',
  total: annonce.total ?? 0,
  sent: annonce.envoyes ?? 0,
  failed: annonce.echecs ?? 0,
  startedAt: annonce.debut ?? undefined,
  plannedAt: annonce.datePrevue ?? undefined,
  obstacle: annonce.obstacle ?? undefined,
})
