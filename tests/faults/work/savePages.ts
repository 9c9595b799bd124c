import { savePage } from '../../factories/page'
import { poll } from '../../support/ports'
import type { FaultSite } from '../faultSite'
import { repeat, type Work } from './repeat'

const SHOWN_LIMIT_MS = 30_000

/** Changes the home page. The last acknowledged change, or a later one, is what visitors see. */
export function savePages(site: FaultSite): Promise<Work> {
  let last = 0
  let acknowledged = 0
  const saving = repeat(
    'page',
    async () => {
      last += 1
      const answer = await savePage(site.administrator(), 'accueil', { accroche: toTagline(last) })
      if (answer.status === 200) acknowledged = last
      return answer
    },
    { excused: site.excused },
  )
  return Promise.resolve({
    name: 'pages',
    begun: saving.begun,
    stop: () => saving.stop(),
    async verify() {
      let shown: number | undefined
      const look = async () => {
        shown = readTagline((await site.visitor.get('/')).text)
        return shown !== undefined && shown >= acknowledged
      }
      await poll(look, { what: 'the change', timeoutMs: SHOWN_LIMIT_MS }).catch(() => undefined)
      const isRight = shown !== undefined && shown >= acknowledged && shown <= last
      return [
        ...saving.wrong,
        ...(isRight ? [] : [`page: change ${acknowledged} of ${last} is kept, ${shown} is shown`]),
      ]
    },
  })
}

const toTagline = (count: number): string => `Changement numero ${count} fin`

function readTagline(html: string): number | undefined {
  const count = /Changement numero (\d+) fin/.exec(html)?.[1]
  return count === undefined ? undefined : Number(count)
}
