import type { ReadingState } from '@regards/contract/schemas/lecture'
import type { Client } from './client'
import { poll } from './ports'

/** Reads the state of an issue's online reading, as an administrator. */
export async function readState(admin: Client, issue: string): Promise<ReadingState | undefined> {
  const { json } = await admin.get<{ lectures: Record<string, ReadingState> }>(
    '/api/regards/lectures',
  )
  return json.lectures[issue]
}

/** Whether the preparation has ended, and a PDF that took the place of another one has its corrections and articles. */
const isDone = ({ etat, correctionsEnCours, anciensArticles }: ReadingState): boolean =>
  ['prete', 'indisponible'].includes(etat) && !correctionsEnCours && !anciensArticles

/** Waits until a reading is as wanted, by default until its preparation has ended. */
export async function waitForReading(
  admin: Client,
  issue: string,
  isWanted = isDone,
  timeoutMs = 180_000,
  intervalMs = 200,
): Promise<ReadingState> {
  let state: ReadingState | undefined
  await poll(
    async () => {
      state = await readState(admin, issue)
      return state !== undefined && isWanted(state)
    },
    { what: `the reading of issue ${issue}`, timeoutMs, intervalMs },
  )
  return state as ReadingState
}

/** Waits until the text of every scanned page of an issue is recognized. */
export const waitForRecognition = (admin: Client, issue: string): Promise<ReadingState> =>
  waitForReading(
    admin,
    issue,
    ({ etat, pagesNumerisees, pagesReconnues }) =>
      etat === 'prete' && pagesNumerisees > 0 && pagesReconnues === pagesNumerisees,
  )
