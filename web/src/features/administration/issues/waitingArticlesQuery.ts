import { queryOptions } from '@tanstack/react-query'
import { regardsKey } from '../../../domain/regards/regardsKey'
import { api, type DocsPage } from '../../../lib/api/api'

/**
 * The number of proposed articles that visitors do not see and nobody has arranged, by the id of the
 * PDF.
 * @param pdfs ids of the PDFs whose articles were proposed: asked again when there are more
 */
export const waitingArticlesQuery = (pdfs: string[]) =>
  queryOptions({
    queryKey: [...regardsKey, 'waitingArticles', pdfs],
    queryFn: ({ signal }) =>
      api<DocsPage<{ document: string }>>('/articles', {
        query: {
          'where[and][0][document][in]': pdfs,
          'where[and][1][visible][not_equals]': 'true',
          'where[and][2][corrige][not_equals]': 'true',
          'select[document]': 'true',
          ...{ depth: 0, limit: 0 },
        },
        signal,
      }),
    enabled: pdfs.length > 0,
    select: ({ docs }) => {
      const counts = new Map<string, number>()
      for (const { document } of docs) counts.set(document, (counts.get(document) ?? 0) + 1)
      return counts
    },
    staleTime: 0,
  })
