import type { Payload } from 'payload'

import type { SuspendedPlans } from '../../features/backup/commands'
import { suspendCampaigns } from '../../features/newsletter'
import { suspendPublications } from '../../features/scheduledPublication'
import { removeEmailJobs } from '../../infrastructure/email'

const RESTORED = 'Le site a été restauré\u00a0: relisez et programmez de nouveau.'

/**
 * Has nothing leave or appear by itself after a restore: what was planned at the time of the backup may have
 * taken place, or been given up, since.
 * @returns the numbers of letters and publications that wait for a person now
 */
export async function suspendPlans(payload: Payload): Promise<SuspendedPlans> {
  await removeEmailJobs(payload)
  return {
    letters: await suspendCampaigns(payload, RESTORED),
    publications: await suspendPublications(payload, RESTORED),
  }
}
