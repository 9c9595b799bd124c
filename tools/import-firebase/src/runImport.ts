import fs from 'node:fs/promises'
import type { Payload } from 'payload'
import pMap from 'p-map'

import { storage } from '../../../cms/src/media/storage'
import { checkRow, refuseDuplicates } from './checkRow'
import type { Options } from './commandLine'
import { importAll } from './importAll'
import { planRow } from './planRow'
import { startProgress } from './progress'
import { readSite, type Site } from './readSite'
import { checkSummary, counted, planLines, summary } from './sentences'
import { takeLock } from './takeLock'
import type { Entry, Plan, Fault } from './types'

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
  const read = readExport(await fs.readFile(options.exportFile, 'utf8'))
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
