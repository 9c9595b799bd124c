import { client } from '../support/client'
import { daysAgo, writeDailyCounts } from '../support/dailyCounts'
import type { Product } from '../support/product'
import { accounts } from '../support/setups'
import { openPage, gotoLoaded, type CaptureContext } from './openPage'
import { savePicture } from './savePicture'
import { signInOnPage } from './signInOnPage'

/** More than twice the longest period whose previous period is compared with it. */
const DAYS = 180

/**
 * The statistics that administrators see. The demonstration has none: in this temporary product,
 * every issue was opened each day, newer issues more often.
 */
export async function captureStatistics(
  studio: CaptureContext,
  product: Product,
  path: string,
): Promise<void> {
  const answer = await client(product.url).get<{ docs: { id: string }[] }>(
    '/api/regards?limit=12&sort=-dateParution',
  )
  await writeDailyCounts(
    { dataDir: product.dataDir, databaseUrl: null },
    answer.json.docs.flatMap(({ id }, rank) =>
      Array.from({ length: DAYS }, (_, days) => ({
        regard: id,
        jour: daysAgo(days),
        // A sine wave with a few higher days: the same at each run.
        vues: Math.round((24 / (rank + 2)) * (1.4 + Math.sin(days / 9 + rank)) + ((days * 7) % 5)),
        telechargements: (days + rank) % 3,
      })),
    ),
  )
  const page = await openPage(studio, { width: 1280, height: 1400 })
  await signInOnPage(page, accounts.administrateur)
  await gotoLoaded(page, '/admin')
  const section = page.getByRole('region', { name: 'Fréquentation des numéros' })
  await savePicture(section, path)
  await page.context().close()
}
