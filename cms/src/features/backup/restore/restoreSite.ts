import fs from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'

import {
  readRestoreMark,
  removeRestoreMark,
  setRestoreMark,
} from '../../../infrastructure/database/restoreMark'
import { SCHEMA_VERSION } from '../../../infrastructure/database/schemaVersion'
import { recordEntry } from '../../../infrastructure/journal'
import { env } from '../../../lib/env'
import { formatParisMoment } from '../../../lib/frenchDates'
import { storage } from '../../../media/storage'
import { BackupError } from '../BackupError'
import { markSecret, type Manifest } from '../repository/snapshot'
import type { Repository } from '../repository/Repository'
import { verifySnapshots } from '../repository/verifySnapshots'
import { importRows } from './importRows'
import { keepRefusals } from './keepRefusals'
import { removeOtherFiles, restoreFiles } from './restoreFiles'
import {
  assertMongoNotInUse,
  deleteRows,
  dropRefusalsAside,
  readRefusalsAside,
  setRefusalsAside,
} from './restoreMongo'
import { hasFiles, hasRows } from '../siteContent'

/** Numbers of letters and publications that were planned, or being sent, and wait for a person now. */
export interface SuspendedPlans {
  letters: number
  publications: number
}

export interface RestoreOptions {
  /** Id of the snapshot; the newest if undefined. */
  id: string | undefined
  /** Whether the content of a site that has some is replaced. */
  replace: boolean
  /** Opens Payload on a database, without its checks. */
  open: (url: string, pragmas?: string[]) => Promise<Payload>
  /** Makes plans and running letters of the snapshot wait for a person; returns their numbers. */
  suspendPlans: (payload: Payload) => Promise<SuspendedPlans>
  /** Reports progress to the operator, in French. */
  report: (line: string) => void
}

export interface RestoreOutcome {
  manifest: Manifest
  /** Subscribers of the snapshot who had unsubscribed since; undefined when not known. */
  unsubscribed: number | undefined
  suspended: SuspendedPlans
}

/**
 * Restores a snapshot into this set-up's database and storage, whichever it was made of. A restore that
 * is interrupted leaves a mark, with which no process serves the site, and the same call continues it.
 * People who have unsubscribed from the site since the snapshot stay unsubscribed.
 * @throws BackupError before anything is written: for a snapshot that is damaged or of a newer version,
 * and for a site that runs, or has content unless `replace`
 */
export async function restoreSite(
  repository: Repository,
  { id, replace, open, suspendPlans, report }: RestoreOptions,
): Promise<RestoreOutcome> {
  const manifest = await chooseSnapshot(repository, id)
  const date = formatParisMoment(new Date(manifest.date))
  report(`Sauvegarde ${manifest.id}, du ${date}\u00a0: vérification…`)
  const { faults } = await verifySnapshots(repository, [manifest.id])
  if (faults.length > 0) throw new BackupError(faults.join('\n'), 'damaged')

  const sqlite = env.database.kind === 'sqlite' ? await import('./restoreSqlite') : undefined
  const mongo = sqlite ? undefined : await open(env.database.url)
  const isRunning = await sqlite?.isInUse(env.database.url)
  const isContinued = (await readRestoreMark(mongo)) === manifest.id
  const hasRecords =
    (mongo ? await hasRows(mongo) : await sqlite?.hasSqliteContent(env.database.url)) ?? false
  if ((hasRecords || (await hasFiles())) && !replace && !isContinued) {
    throw new BackupError(
      'Ce site a déjà du contenu, et rien n’est changé. Pour le remplacer par la sauvegarde, ajoutez --replace.',
      'site-not-empty',
    )
  }
  if (sqlite && isRunning) throw sqlite.siteRunning()

  await setRestoreMark(manifest.id, mongo)
  if (mongo) await assertStopped(mongo, isContinued)
  // The suppression list has hashes that are keyed by the secret.
  const hasRefusals = hasRecords && manifest.secretMark === markSecret()
  if (mongo && hasRefusals && !isContinued) await setRefusalsAside(mongo)
  const readRefusals = () =>
    mongo ? readRefusalsAside(mongo) : sqlite?.readSqliteRefusals(env.database.url)
  const refusals = mongo || hasRefusals ? await readRefusals() : undefined
  await restoreSecret(manifest)
  report(`Fichiers\u00a0: ${manifest.totals.files}…`)
  const paths = await restoreFiles(repository, manifest)
  report(`Base de données\u00a0: ${manifest.totals.rows} lignes…`)
  let unsubscribed: number | undefined
  let suspended: SuspendedPlans = { letters: 0, publications: 0 }
  const fill = async (payload: Payload) => {
    await importRows(payload, repository, manifest)
    if (refusals) unsubscribed = await keepRefusals(payload, refusals)
    suspended = await suspendPlans(payload)
    await recordEntry(payload, {
      action: 'restauration',
      cible: { type: 'sauvegarde', id: manifest.id, titre: `Sauvegarde du ${date}` },
    })
  }
  if (mongo) {
    await deleteRows(mongo)
    await fill(mongo)
  }
  await sqlite?.restoreSqlite(env.database.url, open, fill)
  await removeOtherFiles(paths)
  // The restored database and storage belong together: the next clean-up gives both an id.
  await storage.removeSiteId()
  if (mongo && refusals) await dropRefusalsAside(mongo)
  await removeRestoreMark(mongo)
  return { manifest, unsubscribed, suspended }
}

/**
 * Called once the mark prevents starts.
 * @throws BackupError when a process uses the database, after the mark is taken back
 */
async function assertStopped(mongo: Payload, isContinued: boolean): Promise<void> {
  try {
    await assertMongoNotInUse(mongo)
  } catch (error) {
    if (!isContinued) await removeRestoreMark(mongo)
    throw error
  }
}

/** @param id the newest if undefined, unless it has lost most of what the one before has */
async function chooseSnapshot(repository: Repository, id: string | undefined): Promise<Manifest> {
  const ids = await repository.listSnapshots()
  const chosen = id ?? ids.at(-1)
  if (!chosen) throw new BackupError('Il n’y a pas encore de sauvegarde complète.', 'no-backup')
  const manifest = await repository.readManifest(chosen)
  const before = id ? undefined : ids.at(-2)
  const filesBefore = before ? (await repository.readManifest(before)).totals.files : 0
  if (manifest.totals.files < filesBefore / 2) {
    throw new BackupError(
      `La dernière sauvegarde (${chosen}) a ${manifest.totals.files} fichiers, celle d’avant (${before}) ${filesBefore}\u00a0: dites laquelle restaurer par --snapshot.`,
      'snapshot-ambiguous',
    )
  }
  if ((manifest.version as number) > 1 || manifest.schema > SCHEMA_VERSION) {
    throw new BackupError(
      `La sauvegarde ${chosen} vient d’une version plus récente du site\u00a0: mettez d’abord le site à jour.`,
      'newer-version',
    )
  }
  return manifest
}

/** Restores the generated PAYLOAD_SECRET of the embedded set-up, before anything uses it. */
async function restoreSecret({ secret }: Manifest): Promise<void> {
  if (!secret || env.isSecretSet) return
  await fs.mkdir(env.dataDir, { recursive: true, mode: 0o700 })
  await fs.writeFile(path.join(env.dataDir, 'secret'), secret, { mode: 0o600 })
}

/** Describes what happened to people who unsubscribed since the backup. */
export function tellAboutRefusals({ manifest, unsubscribed }: RestoreOutcome): string {
  const date = formatParisMoment(new Date(manifest.date))
  return unsubscribed === undefined
    ? `Les personnes qui se sont désabonnées depuis le ${date} sont de nouveau abonnées\u00a0: retirez-les avant la prochaine annonce (docs/sauvegarde.md).`
    : `Les personnes qui se sont désabonnées depuis le ${date} le restent\u00a0: ${unsubscribed}.`
}

/** Returns how many plans wait for a person; undefined for none. */
export function tellAboutPlans({ suspended }: RestoreOutcome): string | undefined {
  const { letters, publications } = suspended
  if (letters + publications === 0) return undefined
  return [
    'Rien ne part ni ne paraît de soi-même\u00a0: relisez et programmez de nouveau, depuis le tableau de bord.',
    `Lettres prévues ou en cours d’envoi\u00a0: ${letters}. Publications prévues\u00a0: ${publications}.`,
  ].join('\n')
}

/** Returns a warning about PAYLOAD_SECRET for the operator; undefined if all is well. */
export function tellAboutSecret({ secretMark }: Manifest): string | undefined {
  if (secretMark === markSecret()) return undefined
  return [
    'PAYLOAD_SECRET n’est pas celui du site sauvegardé\u00a0: les applications d’authentification, les codes de',
    'récupération et les liens des e-mails déjà envoyés ne sont plus acceptés. Pour les garder, remettez l’ancien',
    'PAYLOAD_SECRET (ou le fichier data/secret), puis redémarrez. Sinon\u00a0: npm run admin:create.',
  ].join('\n')
}
