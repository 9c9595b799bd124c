import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Link } from '@web/ui/links/Link'
import { essaisQuery } from '../queries/rechercheQuery'

/** Shown before anything is searched for: what can be searched, and words to try. */
export function SearchStart() {
  const { data: essais = [] } = useQuery(essaisQuery)
  return (
    <Frame>
      <p>
        La recherche parcourt tous les articles et chaque page des numéros de Regards, leurs titres
        et leurs sommaires, ainsi que les pages du site.
      </p>
      {essais.length > 0 && (
        <section aria-labelledby="essais">
          <Title id="essais">À essayer</Title>
          <Words>
            {essais.map((word) => (
              <li key={word}>
                <Word to={paths.resultats({ q: word })}>{word}</Word>
              </li>
            ))}
          </Words>
        </section>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.xl};
  max-width: ${theme.widths.prose};
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.lead};
`

const Title = styled.h2`
  color: ${theme.colors.ink};
`

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.xl};
  margin-top: ${theme.space.s};
`

const Word = styled(Link)`
  display: inline-block;
  min-height: 2.75rem;
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.h1};
  font-weight: 600;
  line-height: 1.2;
  text-decoration-color: ${theme.colors.ochre};
  text-decoration-style: dashed;

  ${media.hover} {
    &:hover {
      text-decoration-style: solid;
    }
  }
`
