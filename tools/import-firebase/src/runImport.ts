import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import pMap from 'p-map'
import { env } from '../../../cms/src/lib/env'
import { ApiError } from '../../../cms/src/lib/errors/apiErrors'
import { storage } from '../../../cms/src/media/storage'
import { checkFiles } from './checkFiles'
import { checkRow, refuseDuplicates } from './checkRow'
import type { Options } from './commandLine'
import { importAll } from './importAll'
import { regardIdOf } from './importKeys'
import { startProgress } from './progress'
import { readSite, type Site, hasFiles } from './readSite'
import { checkSummary, counted, planLines, summary } from './sentences'
import type { Entry, Plan, Fault, Row } from './types'

/** Number of rows checked concurrently: decoding a cover uses a whole CPU core. */
const CHECKS_AT_ONCE = 4

/** Stops the import between two rows; `hasBegun` is true once it has written. */
export interface Interruption {
  signal: AbortSignal
  hasBegun: boolean
}

/**
 * Checks an export and its files, reports each row, and imports the new ones.
 * @returns whether every row is imported or present; with `isDryRun`, whether every row is valid
 */
export async function runImport(
  payload: Payload,
  options: Options,
  interruption: Interruption,
): Promise<boolean> {
  const startedAt = Date.now()
  const read = readExport(await fs.promises.readFile(options.exportFile, 'utf8'))
  if ('fault' in read) {
    print(`erreur : ${read.fault.message} [${read.fault.code}]`)
    return false
  }
  if (!options.isDryRun) takeLock()
  await storage.ping()
  const site = await readSite(payload)
  const plans = await planAll(read.entries, site, options.filesDir)
  for (const line of plans.flatMap(planLines)) print(line)
  print('')

  const faults = plans.filter(({ state }) => state === 'faulty').length
  if (options.isDryRun) {
    print(`${checkSummary(plans)} (vérification seule : rien n’a été écrit)`)
    return faults === 0
  }
  if (faults > 0 && !options.isContinued) {
    print(checkSummary(plans))
    print(
      `Rien n’a été importé : corrigez ${faults > 1 ? 'ces erreurs' : 'cette erreur'}, ou relancez avec --continue pour importer le reste.`,
    )
    return false
  }

  interruption.hasBegun = true
  const outcome = await importAll(payload, plans, site, interruption.signal)
  print('')
  if (process.stdout.isTTY) for (const line of outcome.faultLines) print(line)
  print(summary(outcome, Date.now() - startedAt))
  if (outcome.left > 0) {
    print(
      `Arrêté : il reste ${counted(outcome.left, 'numéro')}. Relancez la même commande pour continuer.`,
    )
  }
  return outcome.failed === 0 && outcome.left === 0
}

/** Checks every row of the export; writes nothing. */
async function planAll(entries: Entry[], site: Site, filesDir: string): Promise<Plan[]> {
  const rows = entries.map(checkRow)
  refuseDuplicates(rows)
  const progress = startProgress('Vérification', rows.length)
  const plans = await pMap(
    rows,
    async (row) => {
      const plan = await planRow(row, site, filesDir)
      progress.advance()
      return plan
    },
    { concurrency: CHECKS_AT_ONCE },
  )
  progress.end()
  return plans
}

/** Prints a line with ordinary spaces, so that it can be searched and copied. */
function print(line: string): void {
  process.stdout.write(`${line.replace(/[\u00a0\u202f]/g, ' ')}\n`)
}

/**
 * Parses an export of a Firebase realtime database.
 * @param text JSON: the whole tree with its node `regards`, or that node itself; Firebase exports a
 * node with integer keys as an array, with null for missing keys
 * @returns the entries in order, or a fault
 */
export function readExport(text: string): { entries: Entry[] } | { fault: Fault } {
  let tree: unknown
  try {
    tree = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return fault('invalid-json', 'L’export n’est pas un fichier JSON lisible.')
  }
  const node = isObject(tree) && 'regards' in tree ? tree.regards : tree
  if (node !== null && typeof node !== 'object') {
    return fault('invalid-export', 'L’export ne contient pas de nœud « regards ».')
  }
  const entries = Object.entries(node ?? {})
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ({ key, value: value as unknown }))
  return entries.length > 0
    ? { entries }
    : fault('empty-export', 'L’export ne contient aucun numéro.')
}

const fault = (code: string, message: string) => ({ fault: { code, message } })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Acquires a lock for the lifetime of this process, so that only one import runs: each would treat
 * the files in progress of the other as leftovers.
 * @throws ApiError 409 import-under-way
 */
function takeLock(): void {
  const file = path.join(env.dataDir, 'import-firebase.lock')
  fs.mkdirSync(env.dataDir, { recursive: true })
  for (;;) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
      process.once('exit', () => fs.rmSync(file, { force: true }))
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = Number(fs.readFileSync(file, 'utf8'))
    if (isRunning(holder)) {
      throw new ApiError(
        `Un autre import est en cours (processus ${holder}). Sinon, supprimez ${file}.`,
        409,
        'import-under-way',
      )
    }
    fs.rmSync(file, { force: true })
  }
}

/** In a container a new process may have the pid of the previous one. */
function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid < 1 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Decides about a validated row; one that was imported is recognized without files. */
async function planRow(row: Row, site: Site, filesDir: string): Promise<Plan> {
  const { key, numero, dateParution, pdf, couverture, counts } = row
  const isSound = row.faults.length === 0
  const imported = site.byId.get(regardIdOf(key))
  if (isSound && imported && imported.numero === numero) {
    if (imported.isInTrash) row.notes.push('dans la corbeille')
    return { state: 'known', row, regard: imported.id }
  }
  // The files of an invalid row are checked too, so that all faults are reported at once.
  const files = pdf && couverture ? await checkFiles(filesDir, { pdf, couverture }) : undefined
  if (files && 'faults' in files) return faulty(row, ...files.faults)
  if (!isSound || !files || !numero || !dateParution || !counts) return faulty(row)

  const present = imported ?? site.byNumero.get(numero)
  if (!present) {
    return { state: 'new', row, issue: { key, numero, dateParution, ...files, counts } }
  }
  if (await hasFiles(present, files)) {
    row.notes.push(
      present.numero === numero
        ? 'publié sur le site avec les mêmes fichiers'
        : `sur le site sous le numéro ${present.numero}`,
    )
    return { state: 'known', row, regard: imported?.id }
  }
  return faulty(
    row,
    imported
      ? {
          code: 'key-taken',
          message: `cette clé est déjà importée, sous le numéro ${imported.numero} et avec d’autres fichiers`,
        }
      : {
          code: 'numero-taken',
          message: `le site a déjà un numéro ${numero}, avec d’autres fichiers`,
        },
  )
}

function faulty(row: Row, ...faults: Fault[]): Plan {
  row.faults.push(...faults)
  return { state: 'faulty', row }
}
