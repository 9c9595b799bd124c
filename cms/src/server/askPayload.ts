import { bootState, type Asking } from '../boot/state'
import type { Answer } from '../cache/Answer'
import { serviceUnavailable } from '../errors/houseErrors'
import { withinTime } from '../health/withinTime'
import { isStarting } from './isStarting'

/** Longer than any answer of the API; the database's own limits end it sooner. */
const LIMIT_MS = 60_000

/**
 * Asks the API without Next: the way through it and back costs more than most questions.
 * @param path with its query, from /api on
 * @throws HouseError 503 while this process starts
 */
export async function askPayload(path: string, asking?: Asking): Promise<Answer> {
  const { ask } = bootState()
  if (isStarting() || !ask) throw serviceUnavailable()
  const response = await withinTime(ask(path, asking), LIMIT_MS)
  return {
    status: response.status,
    headers: [...response.headers].flat(),
    body: Buffer.from(await response.arrayBuffer()),
  }
}
