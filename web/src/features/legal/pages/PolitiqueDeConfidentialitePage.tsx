import { useQuery } from '@tanstack/react-query'
import { LegalContent } from '../components/LegalContent'
import { legalQueries } from '../queries/legalQueries'

const name = 'Politique de confidentialité'

/** The privacy policy: data collected, purposes and rights. */
export function PolitiqueDeConfidentialitePage() {
  return <LegalContent name={name} query={useQuery(legalQueries.politiqueDeConfidentialite())} />
}
