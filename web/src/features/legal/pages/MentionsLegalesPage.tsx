import { useQuery } from '@tanstack/react-query'
import { PageTitle } from '../../../ui/PageTitle'
import { LegalContent } from '../components/LegalContent'
import { legalQueries } from '../queries/legalQueries'

const name = 'Mentions légales'

/** Who publishes the site, who hosts it and who answers for it. */
export function MentionsLegalesPage() {
  const query = useQuery(legalQueries.mentionsLegales())
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <LegalContent name={name} query={query} />
    </>
  )
}
