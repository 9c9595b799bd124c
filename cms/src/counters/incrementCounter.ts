import { setTimeout } from 'node:timers/promises'

import type { Payload } from 'payload'

import { addVisits } from '../audience/addVisits'
import { keepWhileUnchanged } from '../cache/keepWhileUnchanged'
import { regardNotFound } from '../errors/houseErrors'
import type { Counter } from './types'

interface Issue {
  id: string
}

/** Which issue has which number changes a few times a month; openings come all the time. */
const knownIssues = keepWhileUnchanged<Issue>(5_000)

/**
 * Counts one opening or download of an issue, with an atomic statement on either database. An issue
 * that another process renumbered or deleted a moment ago is still counted as what visitors see.
 * @param numero a positive integer
 * @param isVisit whether it counts among those of the day too (see src/audience)
 * @throws HouseError regard-not-found when no issue has that number
 */
export async function incrementCounter(
  payload: Payload,
  numero: number,
  counter: Counter,
  isVisit: boolean,
): Promise<void> {
  const known = await knownIssues(String(numero), () => findIssue(payload, numero))
  if (!known) throw regardNotFound(numero)
  if (await tryIncrement(payload, known.id, counter, isVisit)) return
  // No row: nobody opened it yet, or it is no more.
  const regard = await findIssue(payload, numero)
  if (!regard) throw regardNotFound(numero)
  await createRow(payload, regard.id)
  await tryIncrement(payload, regard.id, counter, isVisit)
}

const findIssue = (payload: Payload, numero: number): Promise<Issue | null> =>
  payload.db.findOne<Issue>({
    collection: 'regards',
    where: { numero: { equals: numero } },
    select: { numero: true },
  })

/** How long an opening waits for others of the same issue, to be written together. */
const GATHERING_MS = 10

interface Gathering {
  count: number
  /** How many of them are visits. */
  visits: number
  /** False when the issue has no row yet. */
  written: Promise<boolean>
}

const gatherings = new Map<string, Gathering>()

/**
 * Counts one more, in one write with all who come within a moment: each is answered once it is there.
 * @returns false when the issue has no row yet
 */
function tryIncrement(
  payload: Payload,
  regard: string,
  counter: Counter,
  isVisit: boolean,
): Promise<boolean> {
  const key = `${counter} ${regard}`
  const underWay = gatherings.get(key)
  if (underWay) {
    underWay.count += 1
    underWay.visits += Number(isVisit)
    return underWay.written
  }
  const gathering: Gathering = {
    count: 1,
    visits: Number(isVisit),
    written: setTimeout(GATHERING_MS).then(async () => {
      gatherings.delete(key)
      const isThere = await tryAdd(payload, regard, counter, gathering.count)
      if (isThere) await addVisits(payload, regard, counter, gathering.visits)
      return isThere
    }),
  }
  gatherings.set(key, gathering)
  return gathering.written
}

/** @returns false when the issue has no row yet */
async function tryAdd(
  payload: Payload,
  regard: string,
  counter: Counter,
  count: number,
): Promise<boolean> {
  const row = (await payload.db.updateOne({
    collection: 'compteurs',
    where: { regard: { equals: regard } },
    data: { [counter]: { $inc: count }, updatedAt: null },
    options: { atomic: true },
  })) as unknown
  return Boolean(row)
}

/**
 * Makes the row of an issue; the unique index settles a race between two of these.
 * @returns whether this call made it: one that is there keeps its counts
 */
export async function createRow(
  payload: Payload,
  regard: string,
  counts: Record<Counter, number> = { nombreDeVue: 0, nombreDeTelechargement: 0 },
): Promise<boolean> {
  try {
    await payload.db.create({ collection: 'compteurs', data: { regard, ...counts } })
    return true
  } catch (error) {
    const rival = await payload.db.findOne({
      collection: 'compteurs',
      where: { regard: { equals: regard } },
    })
    if (!rival) throw error
    return false
  }
}
