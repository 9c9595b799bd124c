import { setTimeout } from 'node:timers/promises'
import type { Endpoint, Payload, FieldHook, NumberField } from 'payload'
import { changeRow, findFields, findAll } from '../../infrastructure/database/rows'
import { published, isSignedIn } from '../../access/roles'
import { memoizeUntilContentChange } from '../../infrastructure/contentVersion/memoizeUntilContentChange'
import { createRateLimiter } from '../../infrastructure/rateLimit/createRateLimiter'
import { env } from '../../lib/env'
import { apiError } from '../../lib/errors/apiErrors'
import { isHumanVisit } from '../../lib/http/isHumanVisit'
import { noStoreJson } from '../../lib/http/cacheControl'
import { parseNumero } from '../../lib/parseNumero'
import { metrics } from '../../lib/telemetry/metrics'
import { addVisits } from './Frequentation'
import { createCounterRow } from './Compteurs'
import { COUNTERS, type Counter, ZERO_ISSUE_COUNTS, type IssueCounts } from './counters'
import type { Regard } from '../../payload-types'
import { endpoint } from '../../lib/payload/endpoint'
import { createLoader } from '../../lib/payload/createLoader'

/** Limit per IP address, views and downloads together. */
const perIpLimiter = createRateLimiter('compteurs', env.counterLimitPerMinute, { minutes: 1 })

/** POST /api/regards/numero/{n}/{action}: 200 `{numero}`. @throws ApiError 400, 404, 429 */
export const countEndpoints = COUNTERS.map(createCountEndpoint)

function createCountEndpoint(counter: Counter): Omit<Endpoint, 'root'> {
  // Begins at 0: Prometheus sees no increase in a series that begins with 1.
  metrics.openings.inc({ action: counter.metric }, 0)
  return endpoint('post', `/numero/:numero/${counter.action}`, async (req) => {
    await perIpLimiter.consumeForClient(req)
    const numero = parseNumero(req.routeParams?.numero)
    await incrementCounter(req.payload, numero, counter, isHumanVisit(req.headers))
    metrics.openings.inc({ action: counter.metric })
    // Specification, section 8.
    req.payload.logger.info(`${counter.logged} incrémenté pour le numéro ${numero}`)
    return noStoreJson({ numero })
  })
}

type Issue = Pick<Regard, 'id'>

/** Issue ids by number: numbers change a few times a month, and views arrive constantly. */
const issueCache = memoizeUntilContentChange<Issue>(5_000)

/**
 * Increments a counter of an issue, with an atomic statement in either database.
 * If another process just renumbered or deleted the issue, counts the issue that visitors saw.
 * @param numero a positive integer
 * @param isVisit whether it also counts in the daily counts (see Frequentation.ts)
 * @throws ApiError regard-not-found when no issue has that number
 */
export async function incrementCounter(
  payload: Payload,
  numero: number,
  counter: Counter,
  isVisit: boolean,
): Promise<void> {
  const known = await issueCache(String(numero), () => findIssue(payload, numero))
  if (!known) throw apiError('regard-not-found', { numero })
  if (await incrementBatched(payload, known.id, counter, isVisit)) return
  // No row: the first view of the issue, or the issue was deleted.
  const regard = await findIssue(payload, numero)
  if (!regard) throw apiError('regard-not-found', { numero })
  await createCounterRow(payload, regard.id)
  await incrementBatched(payload, regard.id, counter, isVisit)
}

const findIssue = (payload: Payload, numero: number): Promise<Issue | null> =>
  findFields(payload, 'regards', { and: [{ numero: { equals: numero } }, published] }, 'numero')

/** Time in ms during which increments of the same issue are batched into one write. */
const BATCH_WINDOW_MS = 10

interface IncrementBatch {
  count: number
  /** Human visits among them. */
  visits: number
  /** False when the issue has no row yet. */
  written: Promise<boolean>
}

const pendingBatches = new Map<string, IncrementBatch>()

/** Adds one to the counter's batch; resolves once it is written. @returns false without a row */
function incrementBatched(
  payload: Payload,
  regard: string,
  counter: Counter,
  isVisit: boolean,
): Promise<boolean> {
  const key = `${counter.field} ${regard}`
  const underWay = pendingBatches.get(key)
  if (underWay) {
    underWay.count += 1
    underWay.visits += Number(isVisit)
    return underWay.written
  }
  const gathering: IncrementBatch = {
    count: 1,
    visits: Number(isVisit),
    written: setTimeout(BATCH_WINDOW_MS).then(async () => {
      pendingBatches.delete(key)
      const isThere = await tryIncrementRow(payload, regard, counter, gathering.count)
      if (isThere) await addVisits(payload, regard, counter, gathering.visits)
      return isThere
    }),
  }
  pendingBatches.set(key, gathering)
  return gathering.written
}

/** @returns false when the issue has no row yet */
async function tryIncrementRow(
  payload: Payload,
  regard: string,
  { field }: Counter,
  count: number,
): Promise<boolean> {
  const data = { [field]: { $inc: count }, updatedAt: null }
  return Boolean(await changeRow(payload, 'compteurs', { regard: { equals: regard } }, data))
}

/** Virtual fields for the counters: stored in Compteurs, readable by signed-in users. */
export const counterFields = COUNTERS.map(({ field, label }): NumberField => ({
  name: field,
  type: 'number',
  label,
  virtual: true,
  access: { read: ({ req }) => isSignedIn(req), create: () => false, update: () => false },
  admin: { readOnly: true, position: 'sidebar', disableListFilter: true },
  hooks: { afterRead: [createCounterReader(field)] },
}))

const loadCounters = createLoader<IssueCounts>(
  'counters',
  async (payload, regards) => {
    const docs = await findAll<IssueCounts & { regard: string }>(payload, {
      collection: 'compteurs',
      where: { regard: { in: regards } },
    })
    return new Map(docs.map((row) => [row.regard, row]))
  },
  ZERO_ISSUE_COUNTS,
)

/** Creates the field hook that fills a virtual counter for signed-in users; undefined for others. */
function createCounterReader(field: Counter['field']): FieldHook {
  return async ({ req, originalDoc, data }) => {
    const id =
      (originalDoc as { id?: string } | undefined)?.id ?? (data as { id?: string } | undefined)?.id
    if (!id || !isSignedIn(req)) return undefined
    return (await loadCounters(req, id))[field]
  }
}
