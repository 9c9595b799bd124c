import { useQuery } from '@tanstack/react-query'
import { LegalContent } from '../components/LegalContent'
import { legalQueries } from '../queries/legalQueries'

const name = 'Mentions légales'

export function MentionsLegalesPage() {
  return <LegalContent name={name} query={useQuery(legalQueries.mentionsLegales())} />
}
