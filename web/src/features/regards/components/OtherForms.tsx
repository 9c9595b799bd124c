import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { TextLink } from '@web/ui/links/TextLink'

type OtherFormsProps = { numero: number }

/** Links to the text of an issue and to its book, which says what it is for. */
export function OtherForms({ numero }: OtherFormsProps) {
  return (
    <List>
      <li>
        <TextLink href={paths.regardTexte(numero)}>Version texte</TextLink>
      </li>
      <li>
        <TextLink href={paths.regardEpub(numero)}>Livre numérique (EPUB)</TextLink>
        <Purpose>pour une liseuse ou un téléphone</Purpose>
      </li>
    </List>
  )
}

/** Above the link that spreads over the panel. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space.l};
  position: relative;
  z-index: 1;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${theme.space.s};
  }

  ${media.print} {
    display: none;
  }
`

const Purpose = styled.span`
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
`
