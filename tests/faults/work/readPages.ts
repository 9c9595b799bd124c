import { publishRegard } from '../../factories/regard'
import type { FaultSite } from '../faultSite'
import { repeat, type Work } from './repeat'

type List = { docs: { numero: number; pdf?: { url?: string }; couverture?: { url?: string } }[] }

const LIST = '/api/regards?limit=24&depth=1&sort=-numero'
/** Longer than the cache waits for a fresh page. */
const ANSWER_LIMIT_MS = 10_000

/**
 * Reads public pages and the list of issues, which were read before: they are always answered 200, and
 * no listed issue lacks a file.
 * @param isDown whether the fault ends the process: then no answer at all is excused
 */
export async function readPages(site: FaultSite, isDown: boolean): Promise<Work> {
  const { visitor, administrator } = site
  const { numero } = await publishRegard(administrator())
  const paths = ['/', '/regards', `/regards/${numero}`, LIST]
  // A list with a condition is cached from its second request on; pages at the first.
  for (const path of [...paths, ...paths]) await visitor.get(path)
  const wrong: string[] = []
  let turn = 0
  const reading = repeat(
    'reading of pages',
    async () => {
      const path = paths[turn++ % paths.length] ?? '/'
      try {
        const answer = await visitor.get<List>(path, {
          signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
        })
        if (answer.status === 200) wrong.push(...(path === LIST ? findHalfMade(answer.json) : []))
        else if (!isDown || answer.status !== 503) wrong.push(`${path}: ${answer.status}`)
        return answer
      } catch (error) {
        if (!isDown) wrong.push(`${path}: ${String(error)}`)
        throw error
      }
    },
    { pauseMs: 50 },
  )
  return {
    name: 'pages from memory',
    begun: reading.begun,
    stop: () => reading.stop(),
    verify: () => Promise.resolve([...new Set([...reading.wrong, ...wrong])]),
  }
}

const findHalfMade = ({ docs }: List): string[] =>
  docs
    .filter(({ pdf, couverture }) => !pdf?.url || !couverture?.url)
    .map(({ numero }) => `${numero} is listed without its files`)
