import { useQuery } from '@tanstack/react-query'
import { LegalContent } from '../components/LegalContent'
import { legalQueries } from '../queries/legalQueries'

const name = 'Politique de confidentialité'

export function PolitiqueDeConfidentialitePage() {
  return <LegalContent name={name} query={useQuery(legalQueries.politiqueDeConfidentialite())} />
}
