import { useNavigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../../../domain/paths'
import { useTypedSearch } from '../../../lib/hooks/useTypedSearch'
import { Seo } from '../../../lib/seo/Seo'
import { theme } from '../../../theme/theme'
import { Container } from '../../../ui/Container'
import { SearchForm } from '../components/SearchForm'
import { SearchHelp } from '../components/SearchHelp'
import { SearchResults } from '../components/SearchResults'
import { parseSearch } from '../helpers/parseSearch'

export function RecherchePage() {
  const [params] = useSearchParams()
  const search = parseSearch(params)
  const navigate = useNavigate()
  // « Back » leaves a search that was typed; « Rechercher » adds an entry to the history.
  const { typed, type, submit } = useTypedSearch(search.q, (q, isSubmitted) => {
    void navigate(q ? paths.resultats({ q }) : paths.recherche, { replace: !isSubmitted })
  })
  return (
    <Frame>
      <Seo title={search.q ? `${search.q} – Recherche` : 'Recherche'} variant="private" />
      <Title>Rechercher</Title>
      <SearchForm value={typed} onChange={type} onSubmit={submit} />
      {search.q ? <SearchResults search={search} /> : <SearchHelp />}
    </Frame>
  )
}

const Frame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.25rem, 3vw, 2rem);
  padding-block: clamp(1.75rem, 4vw, 3rem) ${theme.space.section};
`

const Title = styled.h1`
  font-size: ${theme.fontSizes.h1};
`
