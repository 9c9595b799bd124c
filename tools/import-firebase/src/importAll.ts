import pMap from 'p-map'
import type { Payload } from 'payload'

import { isOutage } from '../../../cms/src/lib/errors/isOutage'
import { toErrorResponse } from '../../../cms/src/lib/errors/toErrorResponse'
import { log } from '../../../cms/src/lib/log'
import { finishIssue, importIssue } from './importIssue'
import { startProgress } from './progress'
import type { Site } from './readSite'
import { faultLine, rowName, type Totals } from './sentences'
import type { Plan } from './types'

/**
 * Number of issues imported concurrently: reading the files of one overlaps with resizing the cover
 * of another.
 */
const AT_ONCE = 3

export interface Outcome extends Totals {
  /** One line per failed row. */
  faultLines: string[]
  /** Number of rows not started because of an interruption or an outage. */
  left: number
}

/**
 * Imports new rows and completes those that an earlier run left unfinished. A failed row does not
 * stop the others.
 * @param signal once aborted, no further row starts; rows in progress are completed
 */
export async function importAll(
  payload: Payload,
  plans: Plan[],
  site: Site,
  signal: AbortSignal,
): Promise<Outcome> {
  const outcome: Outcome = { imported: 0, known: 0, failed: 0, left: 0, faultLines: [] }
  const progress = startProgress('Import', plans.length)
  let isAway = false

  const importRow = async (plan: Plan): Promise<string | undefined> => {
    const { state, row } = plan
    if (state === 'faulty') {
      outcome.failed += 1
      return undefined
    }
    if (state === 'known') {
      const issue = plan.regard === undefined ? undefined : site.byId.get(plan.regard)
      if (issue) await finishIssue(payload, issue)
      outcome.known += 1
      return `${rowName(row)} · déjà importé`
    }
    await importIssue(payload, plan.issue)
    outcome.imported += 1
    return `${rowName(row)} · importé`
  }

  const tryRow = async (plan: Plan): Promise<void> => {
    if (signal.aborted || isAway) {
      outcome.left += 1
      return
    }
    try {
      progress.advance(await importRow(plan))
    } catch (error) {
      isAway ||= isOutage(error) || isFull(error)
      const line = describe(plan, error)
      outcome.failed += 1
      outcome.faultLines.push(line)
      progress.advance(line)
    }
  }

  await pMap(plans, tryRow, { concurrency: AT_ONCE })
  progress.end()
  return outcome
}

/** Whether the storage quota is exceeded: every other row would fail too. */
const isFull = (error: unknown): boolean => toErrorResponse(error).status === 402

function describe({ row }: Plan, error: unknown): string {
  const [fault] = toErrorResponse(error).body.errors
  const isUnexpected = fault?.code === 'internal-error'
  if (isUnexpected) log.error({ err: error, key: row.key }, 'Import d’un numéro en échec')
  return faultLine(
    row,
    fault?.code ?? 'internal-error',
    isUnexpected ? String(error) : (fault?.message ?? ''),
  )
}
