import { queryOptions } from '@tanstack/react-query'
import { regardsKey } from '../../../domain/regards/regardsKey'
import { getApi, type Api, type DocsPage } from '../../../lib/api/api'

/** Readings that failed, at most, whose issues a list shows. */
const maxFailed = 100

const conditions = { 'where[etat][equals]': 'indisponible', depth: 0 }

/** Number of the PDFs that could not be prepared for reading. */
export const failedReadingsQuery = queryOptions({
  queryKey: [...regardsKey, 'failedReadings'],
  queryFn: async ({ client, signal }) => {
    const { totalDocs } = await getApi(client)<DocsPage<unknown>>('/lectures', {
      query: { ...conditions, limit: 1, 'select[etat]': 'true' },
      signal,
    })
    return totalDocs
  },
  staleTime: 0,
})

/** Ids of the PDFs that could not be prepared for reading, the last ones first. @throws ApiError */
export async function fetchFailedReadings(api: Api, signal: AbortSignal): Promise<string[]> {
  const { docs } = await api<DocsPage<{ document: string }>>('/lectures', {
    query: { ...conditions, sort: '-updatedAt', limit: maxFailed, 'select[document]': 'true' },
    signal,
  })
  return docs.map(({ document }) => document)
}
