import { queryOptions } from '@tanstack/react-query'
import { fetchFromApi } from '../../../lib/api/fetchFromApi'
import { toCouche } from '../helpers/toCouche'

/** The words and links of a page, with their boxes. The file never changes. */
export const coucheQuery = (url: string) =>
  queryOptions({
    queryKey: ['couche', url],
    queryFn: async ({ signal }) => toCouche(await (await fetchFromApi(url, { signal })).json()),
    staleTime: Infinity,
  })
