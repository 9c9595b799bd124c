import { useQuery, queryOptions } from '@tanstack/react-query'
import { paths } from '../../../../domain/paths'
import { TextLink } from '../../../../ui/links/TextLink'
import { regardsKey } from '../../../../domain/regards/regardsKey'
import { getApi, type DocsPage } from '../../../../lib/api/api'

/** Number of the scanned pages whose text nobody has typed or checked. */
const scannedPagesQuery = queryOptions({
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

/**
 * Link to the scanned pages whose text nobody has typed yet; nothing while there is none, or while
 * their number is unknown.
 */
export function ScannedPagesLink() {
  const { data: count } = useQuery(scannedPagesQuery)
  if (!count) return null
  return (
    <TextLink href={paths.panneauPagesSansTexte}>
      {count >= 2 ? `${count}\u00a0pages numérisées sont` : 'Une page numérisée est'} sans texte
    </TextLink>
  )
}
