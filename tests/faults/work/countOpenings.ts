import { browser } from '../../support/dailyCounts'
import { publishRegard } from '../../factories/regard'
import { openRecords } from '../../support/records'
import type { FaultSite } from '../faultSite'
import { repeat, type Work } from './repeat'

const CLIENTS = 3

/**
 * Opens one issue again and again. Each acknowledged opening is counted, in the counter and in the
 * counts of the day; an opening without an acknowledgement at most once.
 */
export async function countOpenings(site: FaultSite): Promise<Work> {
  const { id, numero } = await publishRegard(site.administrator())
  let sent = 0
  let acknowledged = 0
  const clients = Array.from({ length: CLIENTS }, () =>
    repeat(
      'opening',
      async () => {
        sent += 1
        const answer = await site.visitor.post(`/api/regards/numero/${numero}/vue`, undefined, {
          headers: browser,
        })
        if (answer.status === 200) acknowledged += 1
        return answer
      },
      { pauseMs: 30 },
    ),
  )
  return {
    name: 'openings',
    begun: Promise.all(clients.map(({ begun }) => begun)).then(() => undefined),
    async stop() {
      await Promise.all(clients.map((each) => each.stop()))
    },
    async verify() {
      const { json } = await site.administrator().get<{ nombreDeVue: number }>(`/api/regards/${id}`)
      const counts = { counter: json.nombreDeVue, day: await readDays(site, id) }
      const range = `${acknowledged} were acknowledged, ${sent} sent`
      return [
        ...clients.flatMap(({ wrong }) => wrong),
        ...Object.entries(counts)
          .filter(([, count]) => count < acknowledged || count > sent)
          .map(([name, count]) => `openings: the ${name} counts ${count}, ${range}`),
      ]
    },
  }
}

/** Sum of the daily counts of an issue: a test may run at midnight. */
async function readDays({ product, servers }: FaultSite, regard: string): Promise<number> {
  const databaseUrl = servers?.mongo.url
  const records = await openRecords({ dataDir: product.dataDir, databaseUrl })
  try {
    const rows = await records.find('frequentation', { regard })
    return rows.reduce((sum, { vues }) => sum + Number(vues), 0)
  } finally {
    await records.close()
  }
}
