import { drawColumns } from '../../factories/layout'
import { publishRegard } from '../../factories/regard'
import { waitForReading } from '../../support/readings'
import type { FaultSite } from '../faultSite'
import type { Work } from './repeat'

type Reading = { etat: string; pages: { images: { url: string }[]; couche: string }[] }

const PAGES = 4
const READY_LIMIT_MS = 180_000

/** Lets the server take a PDF apart: in the end each page is there, with its files. */
export async function prepareReading(site: FaultSite): Promise<Work> {
  const { id, numero } = await publishRegard(site.administrator(), {
    pdf: await drawColumns(PAGES),
  })
  return {
    name: 'reading',
    begun: Promise.resolve(),
    stop: () => Promise.resolve(),
    async verify() {
      const state = await waitForReading(site.administrator(), id, undefined, READY_LIMIT_MS)
      if (state.etat !== 'prete') return [`reading: ${state.etat}, ${state.raison}`]
      const { json } = await site.visitor.get<Reading>(`/api/regards/numero/${numero}/lecture`)
      const files = json.pages.flatMap(({ images, couche }) => [
        couche,
        ...images.map(({ url }) => url),
      ])
      const statuses = await Promise.all(
        files.map(async (path) => (await site.visitor.raw('HEAD', path)).status),
      )
      const missing = statuses.filter((status) => status !== 200).length
      return [
        ...(json.pages.length === PAGES ? [] : [`reading: ${json.pages.length} pages of ${PAGES}`]),
        ...(missing > 0 ? [`reading: ${missing} files are missing`] : []),
      ]
    },
  }
}
