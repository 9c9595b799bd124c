import { stopping } from '../jobs/stopping'
import { MAX_AT_ONCE } from '../mails'
import { confirmedAbonnes, type Abonne } from '../newsletter'
import { mapBounded } from '../objects/mapBounded'
import { claimEnvoi, reclaimEnvoi } from './claimEnvoi'
import { sendOne, type Sending } from './sendOne'
import type { EnvoiRow } from './types'

const BATCH = 100
/** The longest sleep until somebody is to be tried again; the issue may be deleted meanwhile. */
const NAP_MS = 1_000

/** Sends to everybody who has no row yet, then again to those who are to be tried later. */
export async function sendToAll(sending: Sending): Promise<void> {
  let after: string | undefined
  do {
    const { abonnes, next } = await confirmedAbonnes(sending.payload, { after, limit: BATCH })
    const known = await findKnown(sending, abonnes)
    const strangers = abonnes.filter(({ id }) => !known.has(id))
    await mapBounded(strangers, MAX_AT_ONCE, (abonne) =>
      sendOne(sending, abonne.id, () => claimEnvoi(sending, abonne.id)),
    )
    after = next
  } while (after && !sending.isOver())
  while (!sending.isOver() && (await sendAgain(sending)));
}

/** @returns false when nobody is left to be tried again */
async function sendAgain(sending: Sending): Promise<boolean> {
  const { docs } = await sending.payload.db.find<EnvoiRow>({
    collection: 'envois',
    where: { and: [{ annonce: { equals: sending.annonce } }, { etat: { equals: 'attente' } }] },
    sort: 'prochainEssai',
    limit: BATCH,
    pagination: false,
  })
  if (docs.length === 0) return false
  const now = Date.now()
  const due = docs.filter(({ prochainEssai }) => !prochainEssai || Date.parse(prochainEssai) <= now)
  if (due.length === 0) {
    await stopping.pause(NAP_MS)
    return true
  }
  await mapBounded(due, MAX_AT_ONCE, (envoi) =>
    sendOne(sending, envoi.abonne, () => reclaimEnvoi(sending, envoi)),
  )
  return true
}

async function findKnown({ payload, annonce }: Sending, abonnes: Abonne[]): Promise<Set<string>> {
  if (abonnes.length === 0) return new Set()
  const { docs } = await payload.db.find<EnvoiRow>({
    collection: 'envois',
    where: {
      and: [{ annonce: { equals: annonce } }, { abonne: { in: abonnes.map(({ id }) => id) } }],
    },
    limit: abonnes.length,
    pagination: false,
    select: { abonne: true },
  })
  return new Set(docs.map(({ abonne }) => abonne))
}
