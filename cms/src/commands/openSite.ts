import type { Payload, SanitizedConfig } from 'payload'
import type { SuspendedPlans } from '../features/backup/commands'
import { suspendCampaigns } from '../features/newsletter'
import { suspendPublications } from '../features/scheduledPublication'
import { removeEmailJobs } from '../infrastructure/email'

/** Opens Payload for a command, without migrations. @throws UnusableDatabase; a database error */
export async function openSite(): Promise<Payload> {
  // One by one: see adminCreate.ts.
  const { getPayload } = await import('payload')
  const { default: config } = await import('../payload.config')
  return getPayload({ config })
}

/** Opens a second Payload, without hooks of its start. @param pragmas see createDatabaseAdapter */
export async function openDatabase(url: string, pragmas: string[] = []): Promise<Payload> {
  const { getPayload } = await import('payload')
  const { default: config } = await import('../payload.config')
  const { createDatabaseAdapter } = await import('../infrastructure/database/createDatabaseAdapter')
  const db = await createDatabaseAdapter(url, pragmas)
  const own = { ...(await config), db: db as SanitizedConfig['db'] }
  return getPayload({ config: own, key: url, disableOnInit: true })
}

const RESTORED = 'Le site a été restauré\u00a0: relisez et programmez de nouveau.'

/**
 * Ends all plans after a restore: a plan of the backup may have run, or been cancelled, since.
 * @returns the numbers of letters and publications that wait for a person now
 */
export async function suspendPlans(payload: Payload): Promise<SuspendedPlans> {
  await removeEmailJobs(payload)
  return {
    letters: await suspendCampaigns(payload, RESTORED),
    publications: await suspendPublications(payload, RESTORED),
  }
}
