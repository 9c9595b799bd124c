import { queryOptions } from '@tanstack/react-query'
import { regardsKey } from '../../../domain/regards/regardsKey'
import { getApi, type DocsPage } from '../../../lib/api/api'

/** Number of the scanned pages whose text nobody has typed or checked. */
export const scannedPagesQuery = queryOptions({
  queryKey: [...regardsKey, 'pagesSansTexte'],
  queryFn: async ({ client, signal }) => {
    const { totalDocs } = await getApi(client)<DocsPage<unknown>>('/pagesDeRegards', {
      query: {
        'where[and][0][sansTexte][equals]': 'true',
        'where[and][1][verifiee][not_equals]': 'true',
        depth: 0,
        limit: 1,
      },
      signal,
    })
    return totalDocs
  },
})
