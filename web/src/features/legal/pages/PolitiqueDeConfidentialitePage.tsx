import { useQuery } from '@tanstack/react-query'
import { PageTitle } from '../../../ui/PageTitle'
import { LegalContent } from '../components/LegalContent'
import { legalQueries } from '../queries/legalQueries'

const name = 'Politique de confidentialité'

/** What the site collects, why, and what everyone may decide about it. */
export function PolitiqueDeConfidentialitePage() {
  const query = useQuery(legalQueries.politiqueDeConfidentialite())
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <LegalContent name={name} query={query} />
    </>
  )
}
