import { setTimeout as wait } from 'node:timers/promises'

import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

import { resumeAnnouncements } from '../announcing'
import { watchChanges } from '../cache/watchChanges'
import { env } from '../env'
import { withinTime } from '../health/withinTime'
import { startJobs } from '../jobs/startJobs'
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
import { bootState } from './state'

const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000
const STORAGE_MS = 10_000

/**
 * Brings this process to the point where it can serve: database connected and migrated, storage
 * there, first account made. What is away is waited for; the readiness probe says so meanwhile.
 */
export async function boot(): Promise<void> {
  for (let delay = FIRST_RETRY_MS; ; delay = Math.min(delay * 2, LAST_RETRY_MS)) {
    try {
      await start()
      return
    } catch (error) {
      const state = bootState()
      state.lastError = error instanceof Error ? error.message : String(error)
      log.error(
        { err: error, retryInMs: delay },
        'Démarrage impossible pour l’instant, nouvel essai',
      )
      await wait(delay)
    }
  }
}

async function start(): Promise<void> {
  if (!env.isEmbedded && !env.isSiteUrlGiven) {
    log.warn('SITE_URL manque : le cookie de session n’est pas réservé à https')
  }
  if (!canSendMails()) {
    log.warn('SMTP_URL manque : aucun message ne peut partir')
  }
  const payload = await getPayload({ config, cron: false })
  await withinTime(storage.ping(), STORAGE_MS)
  await prepareLimits(payload)
  const firstAccount = await ensureFirstAdministrateur(payload)
  await resumeAnnouncements(payload)
  await watchChanges(payload)
  const state = bootState()
  state.lastError = undefined
  state.ask = ask
  state.ready = true
  sweepHourly(payload)
  enforceDaily(payload)
  startJobs(payload)
  announce(firstAccount)
  if (env.demo) await demonstrate(payload)
}

/** A site without its demonstration is a site all the same. */
async function demonstrate(payload: Payload): Promise<void> {
  try {
    await seedDemo(payload)
  } catch (error) {
    log.error({ err: error }, 'Démonstration incomplète')
  }
}
