import { queryOptions } from '@tanstack/react-query'
import { fetchFromApi } from '@web/lib/api/fetchFromApi'
import { toCouche, type CoucheResponse } from '../helpers/toCouche'

/** The words and links of a page, with their boxes. The file never changes. */
export const coucheQuery = (url: string) =>
  queryOptions({
    queryKey: ['couche', url],
    queryFn: async ({ signal }) => {
      const response = await fetchFromApi(url, { signal })
      return toCouche((await response.json()) as CoucheResponse)
    },
    staleTime: Infinity,
  })
