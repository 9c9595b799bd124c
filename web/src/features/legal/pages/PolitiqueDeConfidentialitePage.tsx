import { useQuery } from '@tanstack/react-query'
import { LegalContent } from '../components/LegalContent'
import { legalQueries } from '../queries/legalQueries'

const name = 'Politique de confidentialité'

/** What the site collects, why, and what everyone may decide about it. */
export function PolitiqueDeConfidentialitePage() {
  return <LegalContent name={name} query={useQuery(legalQueries.politiqueDeConfidentialite())} />
}
