import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../../domain/paths'
import { TextLink } from '../../../../ui/links/TextLink'
import { scannedPagesQuery } from '../../queries/scannedPagesQuery'

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
