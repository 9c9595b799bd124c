import { queryOptions } from '@tanstack/react-query'
import { fetchFromApi } from '../../../lib/api/fetchFromApi'
import { toCouche } from '../helpers/toCouche'

/** The words and links of a page, with their boxes. The file never changes. */
export const coucheQuery = (url: string | undefined) =>
  queryOptions({
    queryKey: ['couche', url],
    queryFn: async ({ signal }) => {
      if (url === undefined) return toCouche(undefined)
      const response = await fetchFromApi(url, { signal })
      return toCouche(await response.json())
    },
    staleTime: Infinity,
  })
