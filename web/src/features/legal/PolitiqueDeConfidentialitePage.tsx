import { useQuery } from '@tanstack/react-query'
import { LegalContent } from './LegalContent'
import { legalQueries } from './legalQueries'

const name = 'Politique de confidentialité'

export function PolitiqueDeConfidentialitePage() {
  return <LegalContent name={name} query={useQuery(legalQueries.politiqueDeConfidentialite())} />
}
