import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { Seo } from '../../../lib/seo/Seo'
import { theme } from '../../../theme/theme'
import { Container } from '../../../ui/Container'
import { SearchForm } from '../components/SearchForm'
import { SearchHelp } from '../components/SearchHelp'
import { SearchResults } from '../components/SearchResults'
import { parseSearch } from '../helpers/parseSearch'
import { useTypedSearch } from '../hooks/useTypedSearch'

export function RecherchePage() {
  const [params] = useSearchParams()
  const search = parseSearch(params)
  const { typed, type, submit } = useTypedSearch(search.q)
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
