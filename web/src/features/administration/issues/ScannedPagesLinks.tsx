import { useQuery } from '@tanstack/react-query'
import { panelPaths } from '@web/domain/panelPaths'
import { TextLink } from '@web/ui/links/TextLink'
import { countQuery } from './publishedRegardsQuery'

const unchecked = { 'where[and][1][verifiee][not_equals]': 'true' }

const withoutTextQuery = countQuery('pagesDeRegards', {
  ...unchecked,
  'where[and][0][sansTexte][equals]': 'true',
  // Its text is still to come.
  'where[and][2][reconnaissance][not_equals]': 'attente',
})

const uncertainQuery = countQuery('pagesDeRegards', {
  ...unchecked,
  'where[and][0][reconnaissance][equals]': 'incertaine',
})

/** Links to unchecked scanned pages without text or with an uncertain one; nothing for none. */
export function ScannedPagesLinks() {
  const { data: withoutText } = useQuery(withoutTextQuery)
  const { data: uncertain } = useQuery(uncertainQuery)
  return (
    <>
      {Boolean(withoutText) && (
        <TextLink href={panelPaths.pagesSansTexte}>
          {countPages(withoutText, 'numérisées sont', 'numérisée est')} sans texte
        </TextLink>
      )}
      {Boolean(uncertain) && (
        <TextLink href={panelPaths.pagesIncertaines}>
          {countPages(uncertain, 'reconnues automatiquement sont', 'reconnue automatiquement est')}{' '}
          à vérifier
        </TextLink>
      )}
    </>
  )
}

const countPages = (count = 0, plural: string, singular: string): string =>
  count >= 2 ? `${count}\u00a0pages ${plural}` : `Une page ${singular}`
