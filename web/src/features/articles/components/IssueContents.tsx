import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { articleQueries } from '@web/domain/articles/articleQueries'
import { paths } from '@web/domain/paths'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Link } from '@web/ui/links/Link'
import { TextLink } from '@web/ui/links/TextLink'
import { withOrdinals } from '@web/ui/withOrdinals'

type IssueContentsProps = { numero: number; currentPath: string }

/** The articles of the issue; nothing while they are not known, as after a failure. */
export function IssueContents({ numero, currentPath }: IssueContentsProps) {
  const { data = [] } = useQuery(articleQueries.contents(numero))
  if (data.length === 0) return null
  return (
    <Nav aria-labelledby="dans-ce-numero">
      <Title id="dans-ce-numero">Dans ce numéro</Title>
      <ol>
        {data.map(({ slug, titre, premierePage }) => {
          const path = paths.article(numero, slug)
          return (
            <li key={slug}>
              <Entry to={path} aria-current={path === currentPath ? 'page' : undefined}>
                <span>{withOrdinals(titre)}</span> <Folio>p.&nbsp;{premierePage}</Folio>
              </Entry>
            </li>
          )
        })}
      </ol>
      <TextLink href={paths.regard(numero)}>Le numéro {numero}</TextLink>
    </Nav>
  )
}

const Nav = styled.nav`
  & > ol {
    margin-block: ${theme.space.s};
    border-block: 3px dashed ${theme.colors.line};
  }

  & > ol > li + li {
    border-block-start: 1px solid ${theme.colors.line};
  }
`

const Title = styled.h2`
  font-size: ${theme.fontSizes.h3};
`

const Entry = styled(Link)`
  display: flex;
  gap: ${theme.space.m};
  justify-content: space-between;
  align-items: baseline;
  min-height: 2.75rem;
  padding-block: ${theme.space.xs};
  color: ${theme.colors.ink};
  line-height: 1.35;
  text-decoration: none;

  &[aria-current] {
    color: ${theme.colors.accentText};
    font-weight: 600;
  }

  ${media.hover} {
    &:hover {
      color: ${theme.colors.accentText};
      text-decoration: underline;
    }
  }
`

const Folio = styled.span`
  flex: none;
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  font-variant-numeric: tabular-nums;
`
