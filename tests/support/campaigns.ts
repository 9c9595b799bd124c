import { MAX_CONNECTIONS } from '../../cms/src/infrastructure/email/createTransport'
import type { Client } from './client'
import { poll } from './ports'
import type { ReceivedMail } from './smtp'

/** Progress of an issue's announcement, as administrators read it. */
export type Annonce = {
  id: string
  regard: string
  etat: 'brouillon' | 'prevue' | 'en-cours' | 'terminee' | 'sans-effet'
  total: number
  envoyes: number
  echecs: number
  debut: string
  fin?: string | null
  obstacle?: string | null
}

/** Reads the announcement of an issue; undefined when there is none. */
export async function readAnnonce(
  administrator: Client,
  regard: string,
): Promise<Annonce | undefined> {
  const answer = await administrator.get<{ docs: Annonce[] }>(
    `/api/annonces?where[regard][equals]=${regard}&depth=0`,
  )
  return answer.json.docs[0]
}

/** Waits until the announcement of an issue matches. @throws on timeout */
export async function waitForAnnonce(
  administrator: Client,
  regard: string,
  fits: (annonce: Annonce) => boolean,
  timeoutMs = 120_000,
): Promise<Annonce> {
  let last: Annonce | undefined
  try {
    await poll(
      async () => {
        last = await readAnnonce(administrator, regard)
        return last !== undefined && fits(last)
      },
      { what: 'the announcement', timeoutMs },
    )
  } catch (error) {
    throw new Error(`The announcement stayed ${JSON.stringify(last)}`, { cause: error })
  }
  return last as Annonce
}

export const isFinished = ({ etat }: Annonce): boolean => etat === 'terminee'

/** E-mails in flight when a process is killed: they count as sent (docs/decisions/079). */
export const MAX_MISSED_BY_A_KILL = MAX_CONNECTIONS

/** Counts the e-mails by recipient. */
function countByRecipient(mails: ReceivedMail[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const address of mails.flatMap(({ to }) => to)) {
    counts.set(address, (counts.get(address) ?? 0) + 1)
  }
  return counts
}

/** Returns the addresses that received no e-mail, and those that received several. */
export function findDeliveryErrors(mails: ReceivedMail[], emails: string[]) {
  const counts = countByRecipient(mails)
  return {
    missed: emails.filter((email) => !counts.has(email)),
    twice: emails.filter((email) => (counts.get(email) ?? 0) > 1),
  }
}
