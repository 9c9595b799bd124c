import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

import { resumeAnnouncements } from '../announcing'
import { watchChanges } from '../cache/watchChanges'
import { closeDatabase } from '../database/closeDatabase'
import { prepareDatabase } from '../database/prepareDatabase'
import { env } from '../env'
import { queueMissingSizes } from '../files/sizes/remakeSizesTask'
import { withinTime } from '../health/withinTime'
import { startJobs } from '../jobs/startJobs'
import { stopping } from '../jobs/stopping'
import { prepareLimits } from '../limits/sharedStore'
import { log } from '../log'
import { canSendMails } from '../mails'
import { enforceDaily } from '../retention/enforceDaily'
import { seedDemo } from '../seed/seedDemo'
import { ask } from '../site/ask'
import { storage } from '../storage'
import { sweepHourly } from '../uploads/sweep'
import { announce } from './announce'
import { ensureFirstAdministrateur } from './ensureFirstAdministrateur'
import { bootState, type BootPart } from './state'

const RETRY_MS = 1_000
const STORAGE_MS = 3_000

/**
 * Brings this process to the point where it can serve: database connected and migrated, storage
 * there, first account made. What is away is waited for, and seen within seconds when it is back; the
 * readiness probe says meanwhile which of them it is.
 */
export async function boot(): Promise<void> {
  const state = bootState()
  while (!stopping.signal.aborted) {
    let part: BootPart = 'database'
    try {
      await start((next) => (part = next))
      return
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (state.failure?.part !== part || state.failure.reason !== reason) {
        log.error({ err: error, part }, 'Démarrage impossible pour l’instant, essais répétés')
      }
      state.failure = { part, reason }
      await stopping.pause(RETRY_MS)
    }
  }
}

/** @param reach is told what is needed next */
async function start(reach: (part: BootPart) => void): Promise<void> {
  if (!bootState().failure) warnOfMissing()
  await prepareDatabase()
  const payload = await getPayload({ config, cron: false })
  stopping.lastly = () => closeDatabase(payload)
  reach('storage')
  await withinTime(storage.ping(), STORAGE_MS)
  reach('database')
  await prepareLimits(payload)
  const firstAccount = await ensureFirstAdministrateur(payload)
  await resumeAnnouncements(payload)
  await queueMissingSizes(payload)
  await watchChanges(payload)
  const state = bootState()
  state.failure = undefined
  state.ask = ask
  state.ready = true
  sweepHourly(payload)
  enforceDaily(payload)
  startJobs(payload)
  announce(firstAccount)
  if (env.demo) await demonstrate(payload)
}

function warnOfMissing(): void {
  if (!env.isEmbedded && !env.isSiteUrlGiven) {
    log.warn('SITE_URL manque : le cookie de session n’est pas réservé à https')
  }
  if (!canSendMails()) {
    log.warn('SMTP_URL manque : aucun message ne peut partir')
  }
}

/** A site without its demonstration is a site all the same. */
async function demonstrate(payload: Payload): Promise<void> {
  try {
    await seedDemo(payload)
  } catch (error) {
    log.error({ err: error }, 'Démonstration incomplète')
  }
}
