import { useQuery } from '@tanstack/react-query'
import { LegalContent } from './LegalContent'
import { legalQueries } from './legalQueries'

const name = 'Mentions légales'

export function MentionsLegalesPage() {
  return <LegalContent name={name} query={useQuery(legalQueries.mentionsLegales())} />
}
