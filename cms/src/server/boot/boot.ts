import { randomBytes } from 'node:crypto'

import { getPayload, type Payload } from 'payload'
import pTimeout from 'p-timeout'
import config from '@payload-config'

import { findShell } from '../../features/articles'
import { haveShownArticles, queueOutdatedReadings } from '../../features/lecture'
import { nameEarlierCampaigns, resumeCampaigns } from '../../features/newsletter'
import { watchContentVersion } from '../../infrastructure/contentVersion/watchContentVersion'
import { closeDatabase } from '../../infrastructure/database/closeDatabase'
import { prepareDatabase } from '../../infrastructure/database/prepareDatabase'
import { UnusableDatabase } from '../../infrastructure/database/UnusableDatabase'
import { env } from '../../lib/env'
import { queueMissingSizes } from '../../media/sizes/remakeSizesTask'
import { startJobRunner } from '../../infrastructure/jobs/startJobRunner'
import { shutdown } from '../../lib/process/shutdown'
import { createRateLimitIndexes } from '../../infrastructure/rateLimit/mongoRateLimitStore'
import { log } from '../../lib/log'
import { canSendEmail, getEmailDir } from '../../infrastructure/email'
import { limitSearches, prepareSearchIndex, startIndexing } from '../../features/recherche'
import { startDailyBackup } from '../../features/backup'
import { startDailyRetention } from '../../features/retention'
import { seedDemo } from '../../seed/seedDemo'
import { answerApi } from '../rest/answerApi'
import { createAnswerSite } from '../ssr/answerSite'
import { storage } from '../../media/storage'
import { createWithdrawnCheck } from '../../media/usage/createWithdrawnCheck'
import { observeSpace } from '../../media/validation/observeSpace'
import { observeReadiness } from '../health/observeReadiness'
import { startHourlyCleanup } from '../../media/uploads/startHourlyCleanup'
import { getBootState, type BootDependency } from '../../lib/process/getBootState'

const RETRY_MS = 1_000
const STORAGE_TIMEOUT_MS = 3_000

/**
 * Boots this process: connects and migrates the database, checks the storage, creates the first
 * account. Retries until each dependency is available, within seconds of its return; the readiness
 * probe names the missing one.
 */
export async function boot(): Promise<void> {
  observeReadiness()
  const state = getBootState()
  state.answerApi = answerApi
  while (!shutdown.signal.aborted) {
    let part: BootDependency = 'database'
    try {
      await start((next) => (part = next))
      return
    } catch (error) {
      if (error instanceof UnusableDatabase) stopWith(error)
      const reason = error instanceof Error ? error.message : String(error)
      if (state.failure?.part !== part || state.failure.reason !== reason) {
        log.error({ err: error, part }, 'Démarrage impossible pour l’instant, essais répétés')
      }
      state.failure = { part, reason }
      await shutdown.sleep(RETRY_MS)
    }
  }
}

/** Ends the process: this release cannot work with the database. */
function stopWith({ message, code }: UnusableDatabase): never {
  log.fatal({ code }, message)
  process.stderr.write(`\n${message}\n\n`)
  process.exit(1)
}

/** @param reach called with the dependency that the next step needs */
async function start(reach: (part: BootDependency) => void): Promise<void> {
  if (!getBootState().failure) warnAboutMissingSettings()
  await prepareDatabase()
  const payload = await initializePayload()
  shutdown.finalize = () => closeDatabase(payload)
  reach('storage')
  await pTimeout(storage.ping(), { milliseconds: STORAGE_TIMEOUT_MS })
  reach('database')
  await createRateLimitIndexes(payload)
  await prepareSearchIndex(payload)
  const firstAccount = await ensureFirstAdministrateur(payload)
  await resumeCampaigns(payload)
  await watchContentVersion(payload)
  const state = getBootState()
  state.failure = undefined
  state.answerSite = createAnswerSite(payload)
  state.limitSearches = (address) => limitSearches(payload, address)
  state.findShell = (pathname) => findShell(payload, pathname)
  state.isWithdrawnFile = createWithdrawnCheck(payload, haveShownArticles)
  state.ready = true
  startHourlyCleanup(payload)
  startDailyRetention(payload)
  startDailyBackup(payload)
  startJobRunner(payload)
  observeSpace(payload)
  printStartupMessage(firstAccount)
  await logFailure(queueOutdatedReadings(payload), 'Lectures en ligne non vérifiées')
  await logFailure(nameEarlierCampaigns(payload), 'Annonces sans objet')
  if (env.demo) await logFailure(seedDemo(payload), 'Démonstration incomplète')
  await logFailure(queueMissingSizes(payload), 'Tailles des images non vérifiées')
  startIndexing(payload)
}

/**
 * Initializes Payload and runs the configuration's `onInit` at each attempt: Payload runs it only
 * at the first call of `getPayload`, even if that call failed. `onInit` checks the database and
 * leaves our session strategy as the only one.
 */
async function initializePayload(): Promise<Payload> {
  const payload = await getPayload({ config, cron: false, disableOnInit: true })
  await payload.config.onInit(payload)
  return payload
}

function warnAboutMissingSettings(): void {
  if (!env.isEmbedded && !env.isSiteUrlSet) {
    log.warn('SITE_URL manque : le cookie de session n’est pas réservé à https')
  }
  if (env.isMailOff) {
    log.warn(
      { dossier: getEmailDir(env.dataDir) },
      'MAIL=off : aucun message ne part, chacun est écrit dans un fichier',
    )
  }
  if (!canSendEmail()) {
    log.warn('SMTP_URL manque : aucun message ne peut partir')
  }
}

/** Waits for work that follows readiness: its failure is logged and does not repeat the boot. */
async function logFailure(work: Promise<void>, message: string): Promise<void> {
  try {
    await work
  } catch (error) {
    log.error({ err: error }, message)
  }
}

/** Prints the site's URL and the sign-in instructions; a generated password is printed once. */
function printStartupMessage(account: FirstAccount | undefined): void {
  const lines = [`Le site est prêt : ${env.siteUrl}`, `Pages et textes  : ${env.siteUrl}/admin`]
  if (account?.generatedPassword) {
    lines.push(
      '',
      'Premier administrateur (ce mot de passe ne sera plus affiché) :',
      `  email        : ${account.email}`,
      `  mot de passe : ${account.generatedPassword}`,
    )
  } else if (account) {
    lines.push('', `Premier administrateur créé : ${account.email} (ADMIN_EMAIL)`)
  }
  lines.push('', `Se connecter : ${env.siteUrl}/login`, 'Mot de passe perdu : npm run admin:create')
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

const EMBEDDED_EMAIL = 'admin@regards.local'

interface FirstAccount {
  email: string
  /** Set when the password was generated; to be shown once. */
  generatedPassword?: string
}

/**
 * Creates the first administrator in an empty database: from ADMIN_EMAIL and ADMIN_PASSWORD, or in
 * the embedded set-up with a generated password.
 * @returns the account if this call created it
 */
async function ensureFirstAdministrateur(payload: Payload): Promise<FirstAccount | undefined> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return undefined
  const generatedPassword = randomBytes(12).toString('base64url')
  const account =
    env.admin ??
    (env.isEmbedded ? { email: EMBEDDED_EMAIL, password: generatedPassword } : undefined)
  if (!account) {
    log.warn(
      'Aucun compte : définissez ADMIN_EMAIL et ADMIN_PASSWORD, ou lancez npm run admin:create',
    )
    return undefined
  }
  try {
    await payload.create({ collection: 'users', data: { ...account, role: 'administrateur' } })
  } catch (error) {
    // Another process that started at the same time created it first.
    if ((await payload.count({ collection: 'users' })).totalDocs > 0) return undefined
    throw error
  }
  return env.admin ? { email: account.email } : { email: account.email, generatedPassword }
}
